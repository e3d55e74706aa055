import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { BOOKING } from '@frontend/testing/records';
import { describe, expect, it } from 'vitest';
import { canBeLate, nextMark, offeredMarks } from './offered-marks';

/** '12 23:59' of November 2026 in Moscow. */
const iso = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return `2026-11-${day}T${time}:00+03:00`;
};
const offered = (now: string, marks: object = {}) =>
  offeredMarks(
    {
      startDate: iso('12 10:00'),
      endDate: iso('14 18:00'),
      handedOverAt: null,
      returnedAt: null,
      ...marks,
    },
    new Date(iso(now)),
    'Europe/Moscow',
  );

describe('offeredMarks', () => {
  it.each([
    ['11 23:59', {}, []],
    ['12 09:30', {}, ['handover']],
    ['12 09:30', { handedOverAt: iso('12 09:20') }, ['return']],
    ['13 12:00', {}, ['handover', 'return']],
    ['13 12:00', { handedOverAt: iso('12 10:00') }, ['return']],
    ['13 12:00', { returnedAt: iso('13 11:00') }, []],
    ['14 20:00', {}, ['return']],
    ['15 10:00', {}, ['return']],
    ['29 10:00', {}, ['return']],
    ['15 10:00', { handedOverAt: iso('12 10:00') }, ['return']],
  ])('at %s with %j returns %j', (now, marks, kinds) => {
    expect(offered(now, marks)).toEqual(kinds);
  });
});

describe('nextMark', () => {
  const out = { handedOverAt: iso('12 10:00'), isHandedOver: true };
  it.each([
    ['the day before', '11 23:59', {}, null],
    ['on the day of pickup', '12 08:00', {}, 'handover'],
    ['handovers are not marked', '13 12:00', {}, null],
    ['handovers are marked', '13 12:00', { expectsHandoverMark: true }, 'handover'],
    ['handed over, a day of the rental', '13 12:00', out, null],
    ['handed over, the day of return', '14 09:00', out, 'return'],
    ['handed over, late', '16 09:00', out, 'return'],
    ['not marked, the day of return', '14 09:00', {}, 'return'],
    ['returned', '14 09:00', { ...out, returnedAt: iso('14 08:00') }, null],
  ])('%s', (_, now, more, kind) => {
    const booking = {
      ...BOOKING,
      startDate: iso('12 10:00'),
      endDate: iso('14 18:00'),
      ...more,
    };
    expect(nextMark(booking as BookingFacts, new Date(iso(now)), 'Europe/Moscow', {})).toBe(kind);
  });
});

describe('canBeLate', () => {
  const marks = { expectsHandoverMark: true };
  it.each([
    ['the day before', '11 23:59', {}, false],
    ['before the pickup of the day', '12 08:00', {}, true],
    ['after the pickup of the day', '12 12:00', {}, true],
    ['handed over', '12 12:00', { handedOverAt: iso('12 10:00'), isHandedOver: true }, false],
    ['returned', '12 12:00', { returnedAt: iso('12 11:00') }, false],
    ['a later day, handovers are not marked', '13 12:00', {}, false],
    ['a later day, handovers are marked', '13 12:00', marks, true],
    ['past the return', '14 18:00', marks, false],
    ['an extension', '12 12:00', { isExtension: true }, false],
  ])('%s', (_case, now, facts, expected) => {
    const booking = { ...BOOKING, startDate: iso('12 10:00'), endDate: iso('14 18:00'), ...facts };
    expect(
      canBeLate(booking, new Date(iso(now)), 'Europe/Moscow', { requireReturnMark: false }),
    ).toBe(expected);
  });
});
