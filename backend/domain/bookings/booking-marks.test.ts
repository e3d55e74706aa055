import { MESSAGES } from '@schema/messages';
import { describe, expect, test } from 'vitest';
import { assertMarkable, type BookingMark, timeTakenBack } from './booking-marks';

/** '12 23:59' of November 2026 in Moscow. */
const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return new Date(`2026-11-${day}T${time}:00+03:00`);
};
const zone = 'Europe/Moscow';
const rental = { startDate: at('12 10:00'), endDate: at('14 18:00') };

describe('a mark', () => {
  test.each<[BookingMark, string, object, string | null]>([
    ['handedOverAt', '12 00:00', {}, null],
    ['handedOverAt', '12 09:40', {}, null],
    ['handedOverAt', '20 10:00', {}, null],
    ['handedOverAt', '11 23:59', {}, MESSAGES.marks.tooEarly],
    ['handedOverAt', '13 10:00', { returnedAt: at('13 09:00') }, MESSAGES.marks.alreadyReturned],
    ['returnedAt', '12 10:00', {}, null],
    ['returnedAt', '20 10:00', {}, null],
    ['returnedAt', '12 09:59', {}, MESSAGES.marks.notBegun],
    ['returnedAt', '12 09:59', { handedOverAt: at('12 09:30') }, null],
    ['returnedAt', '12 09:29', { handedOverAt: at('12 09:30') }, MESSAGES.marks.beforeHandover],
  ])('%s at %s of %j', (mark, moment, marks, refusal) => {
    const set = () => assertMarkable(mark, { ...rental, ...marks }, { at: at(moment), zone });
    if (refusal === null) expect(set).not.toThrow();
    else expect(set).toThrow(refusal);
  });
});

describe('an undone return mark', () => {
  test.each([
    ['13 12:00', { startDate: at('13 12:00'), endDate: at('14 18:00') }],
    ['12 09:30', rental],
    ['14 18:00', null],
    ['15 10:00', null],
  ])('of %s claims %j again', (returned, claimed) => {
    expect(timeTakenBack({ ...rental, returnedAt: at(returned) })).toEqual(claimed);
  });

  test('on a booking without one claims nothing', () => {
    expect(timeTakenBack(rental)).toBeNull();
  });
});
