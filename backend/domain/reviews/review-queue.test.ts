import { Refusal } from '@backend/domain/refusal';
import { dayOf, timeOf } from '@schema/values/time/calendar';
import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assertReviewStep,
  isReviewDue,
  reviewScheduledAt,
  reviewWindowStart,
} from './review-queue';

const MOSCOW = 'Europe/Moscow';
const NOW = new Date('2026-11-10T12:00:00+03:00');
const at = (moment: string) => new Date(`2026-11-${moment}:00+03:00`);

const over = {
  startDate: at('08T10:00'),
  endDate: at('10T11:00'),
  returnedAt: null,
  cancelledAt: null,
  hasExtension: false,
  isInQueue: true,
};
const MARKED = { requireReturnMark: true };

describe('a review request', () => {
  test.each([
    ['after the end of the booking', over, {}, true],
    ['at the very end of it', { ...over, endDate: NOW }, {}, true],
    ['not before the end', { ...over, endDate: at('10T12:01') }, {}, false],
    [
      'early, once the return is marked',
      { ...over, endDate: at('12T11:00'), returnedAt: at('10T09:00') },
      {},
      true,
    ],
    ['never after a cancelled booking', { ...over, cancelledAt: at('09T10:00') }, {}, false],
    ['not while an extension follows', { ...over, hasExtension: true }, {}, false],
    ['not while the template is out of the queue', { ...over, isInQueue: false }, {}, false],
    ['not before the mark, where it is scheduled for', over, MARKED, false],
    [
      'after the mark, where it is scheduled for',
      { ...over, returnedAt: at('10T11:30') },
      MARKED,
      true,
    ],
  ])('%s', (_, booking, rule, isDue) => {
    expect(isReviewDue(booking, NOW, rule)).toBe(isDue);
  });

  test.each([
    ['10T15:00', '10T17:00'],
    ['10T07:00', '10T10:00'],
    ['10T08:00', '10T10:00'],
    ['10T08:01', '10T10:01'],
    ['10T18:00', '10T20:00'],
    ['10T18:01', '11T10:00'],
    ['10T22:30', '11T10:00'],
    ['10T23:59', '11T10:00'],
    ['30T19:00', '31T10:00'],
  ])('returned on %s: scheduled for %s', (endDate, expected) => {
    const scheduledAt = reviewScheduledAt({ endDate: at(endDate), returnedAt: null }, MOSCOW);
    const wanted = expected.startsWith('31') ? new Date('2026-12-01T10:00:00+03:00') : at(expected);
    expect(scheduledAt).toEqual(wanted);
  });

  test('is scheduled from the return mark rather than from the planned end', () => {
    const booking = { endDate: at('12T15:00'), returnedAt: at('10T13:00') };
    expect(reviewScheduledAt(booking, MOSCOW)).toEqual(at('10T15:00'));
  });

  test('is scheduled by day, at least two hours and at most a night after the return, in the order of returns', () => {
    const instants = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom(MOSCOW, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Tehran');
    fc.assert(
      fc.property(instants, instants, zones, (one, other, zone) => {
        const scheduled = reviewScheduledAt({ endDate: one }, zone);
        expect(timeOf(scheduled, zone) >= '10:00' && timeOf(scheduled, zone) <= '20:00').toBe(true);
        expect(+scheduled - +one).toBeGreaterThanOrEqual(2 * millisecondsInHour);
        expect(+scheduled - +one).toBeLessThanOrEqual(17 * millisecondsInHour);
        expect(dayOf(scheduled, zone) >= dayOf(one, zone)).toBe(true);
        const scheduledOther = reviewScheduledAt({ endDate: other }, zone);
        if (one <= other) expect(+scheduled).toBeLessThanOrEqual(+scheduledOther);
      }),
    );
  });

  test('is never created for a booking that ended more than fourteen days ago', () => {
    expect(reviewWindowStart(NOW)).toEqual(new Date('2026-10-27T12:00:00+03:00'));
  });
});

describe('a request', () => {
  test.each([
    ['pending', 'sent', null],
    ['pending', 'cancelled', null],
    ['pending', 'pending', 'Вернуть запрос в очередь нельзя'],
    ['sent', 'pending', 'Вернуть запрос в очередь нельзя'],
    ['cancelled', 'pending', 'Вернуть запрос в очередь нельзя'],
    ['sent', 'sent', 'Запрос уже обработан'],
    ['sent', 'cancelled', 'Запрос уже обработан'],
    ['cancelled', 'sent', 'Запрос уже обработан'],
    ['cancelled', 'cancelled', 'Запрос уже обработан'],
  ] as const)('from %s to %s: %s', (from, to, message) => {
    if (message === null) expect(() => assertReviewStep(from, to)).not.toThrow();
    else expect(() => assertReviewStep(from, to)).toThrow(new Refusal('CONFLICT', message));
  });
});
