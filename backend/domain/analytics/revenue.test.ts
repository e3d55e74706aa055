import { type Kopecks, kopecks } from '@schema/values/money/money';
import { addDays, type Day, dayOf } from '@schema/values/time/calendar';
import { rentalDays } from '@schema/values/time/rental-days';
import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daySpanOf, spanOfDays } from '../day/day-span';
import { averageDailyRate, earnedWithin, percentOf, type Rental } from './revenue';

const MOSCOW = 'Europe/Moscow';

const rental = (start: string, end: string, roubles: number | null): Rental => ({
  startDate: new Date(start),
  endDate: new Date(end),
  totalPrice: roubles === null ? null : kopecks(roubles * 100),
});

const earnedOn = (contract: Rental, day: Day, zone = MOSCOW) =>
  earnedWithin(contract, spanOfDays(day, day, zone));

describe('a rental day', () => {
  const threeDays = rental('2026-11-10T10:00:00+03:00', '2026-11-12T18:00:00+03:00', 100);

  test.each([
    ['2026-11-09', 0, 0],
    ['2026-11-10', 1, 3333],
    ['2026-11-11', 1, 3333],
    ['2026-11-12', 1, 3334],
    ['2026-11-13', 0, 0],
  ])('on %s: %d day, %d kopecks; the last one takes the remainder', (day, days, revenue) => {
    expect(earnedOn(threeDays, day)).toEqual({ rentalDays: days, revenue });
  });

  test('belongs to the date on which its 24 hours begin', () => {
    const late = rental('2026-11-10T23:30:00+03:00', '2026-11-12T23:30:00+03:00', 200);
    expect(earnedOn(late, '2026-11-10').revenue).toBe(100_00);
    expect(earnedOn(late, '2026-11-11').revenue).toBe(100_00);
    expect(earnedOn(late, '2026-11-12')).toEqual({ rentalDays: 0, revenue: 0 });
  });

  test('is the whole of a contract of zero length', () => {
    const instant = rental('2026-11-10T00:00:00+03:00', '2026-11-10T00:00:00+03:00', 50);
    expect(earnedOn(instant, '2026-11-10')).toEqual({ rentalDays: 1, revenue: 5000 });
    expect(earnedOn(instant, '2026-11-09')).toEqual({ rentalDays: 0, revenue: 0 });
  });

  test('of a contract without a price is counted and earns nothing', () => {
    const gift = rental('2026-11-10T10:00:00+03:00', '2026-11-12T10:00:00+03:00', null);
    expect(earnedOn(gift, '2026-11-11')).toEqual({ rentalDays: 1, revenue: 0 });
  });

  test('occurs twice on a date of 25 hours and not on one of 23', () => {
    const berlin = 'Europe/Berlin';
    // 25.10.2026 has 25 hours: 00:00 +02:00 and, 24 hours later, 23:00 +01:00.
    const autumn = rental('2026-10-24T00:00:00+02:00', '2026-10-27T00:00:00+01:00', 400);
    expect(rentalDays(autumn)).toBe(4);
    expect(earnedOn(autumn, '2026-10-25', berlin)).toEqual({ rentalDays: 2, revenue: 200_00 });
    // 29.03.2026 has 23 hours: 23:30 of the 28th is followed by 00:30 of the 30th.
    const spring = rental('2026-03-28T23:30:00+01:00', '2026-03-30T23:30:00+02:00', 200);
    expect(rentalDays(spring)).toBe(2);
    expect(earnedOn(spring, '2026-03-28', berlin).rentalDays).toBe(1);
    expect(earnedOn(spring, '2026-03-29', berlin).rentalDays).toBe(0);
    expect(earnedOn(spring, '2026-03-30', berlin).rentalDays).toBe(1);
  });
});

/** Zones with whole-hour, half-hour and midnight clock changes, and one without any. */
const ZONES = [
  'Europe/Moscow',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Santiago',
];

const anyRental = fc
  .record({
    startMs: fc.integer({
      min: Date.UTC(2026, 2, 1) / 60_000,
      max: Date.UTC(2026, 11, 1) / 60_000,
    }),
    minutes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 * 24 * 60 })),
    price: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 1_000_000_00 })),
  })
  .map(
    ({ startMs, minutes, price }): Rental => ({
      startDate: new Date(startMs * 60_000),
      endDate: new Date((startMs + minutes) * 60_000),
      totalPrice: price as Kopecks | null,
    }),
  );

describe.each(ZONES)('in %s', (zone) => {
  test('the spans of any partition sum to the contract, to the kopeck', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(anyRental, lengths, fc.integer({ min: 0, max: 3 }), (contract, parts, before) => {
        const last = dayOf(contract.endDate, zone);
        let day = addDays(dayOf(contract.startDate, zone), -before);
        const sum = { rentalDays: 0, revenue: 0 };
        for (let at = 0; day <= last; at++) {
          const length = parts[at % parts.length] ?? 1;
          const earned = earnedWithin(contract, spanOfDays(day, addDays(day, length - 1), zone));
          sum.rentalDays += earned.rentalDays;
          sum.revenue += earned.revenue;
          day = addDays(day, length);
        }
        expect(sum).toEqual({
          rentalDays: rentalDays(contract),
          revenue: contract.totalPrice ?? 0,
        });
      }),
      { numRuns: 300 },
    );
  });

  test('counting matches iterating over the rental days', () => {
    fc.assert(
      fc.property(
        anyRental,
        fc.integer({ min: -2, max: 42 }),
        fc.nat(15),
        (contract, from, more) => {
          const firstDay = addDays(dayOf(contract.startDate, zone), from);
          const span = spanOfDays(firstDay, addDays(firstDay, more), zone);
          const total = rentalDays(contract);
          const price = contract.totalPrice ?? 0;
          let days = 0;
          let revenue = 0;
          for (let k = 0; k < total; k++) {
            const date = dayOf(
              new Date(contract.startDate.getTime() + k * millisecondsInDay),
              zone,
            );
            if (date < span.firstDay || date > span.lastDay) continue;
            days += 1;
            revenue += Math.floor(price / total) + (k === total - 1 ? price % total : 0);
          }
          expect(earnedWithin(contract, span)).toEqual({ rentalDays: days, revenue });
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the days of a period', () => {
  const requested = (start: string, end: string) =>
    daySpanOf({ startDate: new Date(start), endDate: new Date(end) }, MOSCOW);

  test.each([
    ['2026-11-01T00:00:00+03:00', '2026-11-30T23:59:59.999+03:00'],
    ['2026-11-01T00:00:00+03:00', '2026-12-01T00:00:00+03:00'],
    ['2026-11-01T15:00:00+03:00', '2026-11-30T00:00:00.001+03:00'],
  ])('%s – %s are whole: all November', (start, end) => {
    expect(requested(start, end)).toEqual({
      firstDay: '2026-11-01',
      lastDay: '2026-11-30',
      from: new Date('2026-10-31T21:00:00Z'),
      to: new Date('2026-11-30T21:00:00Z'),
      days: 30,
    });
  });

  test('are at least one', () => {
    expect(requested('2026-11-01T00:00:00+03:00', '2026-11-01T00:00:00+03:00').days).toBe(1);
  });
});

describe('rates', () => {
  test('with no days or no whole are 0, never NaN', () => {
    expect(averageDailyRate(kopecks(0), 0)).toBe(0);
    expect(percentOf(0, 0)).toBe(0);
  });

  test('are whole kopecks, and no load is over 100 %', () => {
    expect(averageDailyRate(kopecks(100), 3)).toBe(33);
    expect(averageDailyRate(kopecks(101), 2)).toBe(51);
    expect(percentOf(31, 30)).toBe(100);
  });
});
