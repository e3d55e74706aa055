import { kopecks } from '@schema/values/money/money';
import { addDays, dayOf, instantAt } from '@schema/values/time/calendar';
import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal';
import {
  averagePricePerDay,
  estimateOver,
  estimatePrice,
  type TariffGroupRecord,
  type TariffRecord,
} from './pricing';
import { rentalCalendar } from './rental-calendar';

const zone = 'Europe/Moscow';
const tariffs = (...tiers: [minDays: number, roubles: number][]): TariffRecord[] =>
  tiers.map(([minDays, roubles]) => ({ minDays, pricePerDay: kopecks(roubles * 100) }));

let nextId = 1;
function group(
  name: string,
  prices: TariffRecord[],
  season?: string,
  sortOrder = 0,
): TariffGroupRecord {
  const [startDay = null, startMonth = null, endDay = null, endMonth = null] =
    season?.match(/\d+/g)?.map(Number) ?? [];
  return { id: nextId++, name, sortOrder, startMonth, startDay, endMonth, endDay, tariffs: prices };
}
const at = (day: string, time = '10:00') => instantAt(day, time, zone);
const estimate = (groups: TariffGroupRecord[], startDate: Date, endDate: Date) =>
  estimatePrice({ groups, startDate, endDate, zone });

const base = group('Весь год', tariffs([1, 4000], [3, 3500], [7, 3000]));
const summer = group('Лето', tariffs([1, 6000], [7, 5000]), '01.06-31.08', 1);

describe('the price tier depends on the whole length', () => {
  it.each([
    ['2026-03-01', '2026-03-02', 1, 4000],
    ['2026-03-01', '2026-03-03', 2, 4000],
    ['2026-03-01', '2026-03-04', 3, 3500],
    ['2026-03-01', '2026-03-08', 7, 3000],
    ['2026-03-01', '2026-03-31', 30, 3000],
  ])('%s to %s: %d days at %d', (from, to, days, perDay) => {
    const { totalDays, totalPrice } = estimate([base], at(from), at(to));
    expect([totalDays, totalPrice]).toEqual([days, days * perDay * 100]);
  });

  it('in any order of the tariffs', () => {
    const shuffled = group('Весь год', tariffs([7, 3000], [1, 4000], [3, 3500]));
    expect(estimate([shuffled], at('2026-03-01'), at('2026-03-05')).totalPrice).toBe(
      4 * 3500 * 100,
    );
  });

  it('a rental shorter than every tier uses the shortest tier', () => {
    const long = group('Долго', tariffs([10, 2000], [5, 2500]));
    expect(estimate([long], at('2026-03-01'), at('2026-03-03')).totalPrice).toBe(2 * 2500 * 100);
  });

  it('a partial day counts as whole, and end = start is one day', () => {
    expect(estimate([base], at('2026-03-01'), at('2026-03-02', '10:01')).totalDays).toBe(2);
    expect(estimate([base], at('2026-03-01'), at('2026-03-01')).totalPrice).toBe(4000 * 100);
  });
});

describe('the season depends on the date of each rental day', () => {
  it('a rental over a season border has two lines, in order of first use', () => {
    const { breakdown, totalPrice } = estimate([base, summer], at('2026-05-30'), at('2026-06-04'));
    expect(breakdown).toEqual([
      {
        groupId: base.id,
        groupName: 'Весь год',
        days: 2,
        pricePerDay: 350_000,
        subtotal: 700_000,
      },
      {
        groupId: summer.id,
        groupName: 'Лето',
        days: 3,
        pricePerDay: 600_000,
        subtotal: 1_800_000,
      },
    ]);
    expect(totalPrice).toBe(2_500_000);
  });

  it('a group used again after another adds to its first line', () => {
    const holidays = group('Праздники', tariffs([1, 9000]), '09.05-09.05', 1);
    const { breakdown } = estimate([base, holidays], at('2026-05-08'), at('2026-05-12'));
    expect(breakdown.map(({ groupName, days }) => [groupName, days])).toEqual([
      ['Весь год', 3],
      ['Праздники', 1],
    ]);
  });

  it('a season takes precedence over the year-round group even when sorted after it', () => {
    const { breakdown } = estimate([base, summer], at('2026-07-01'), at('2026-07-02'));
    expect(breakdown[0]?.groupName).toBe('Лето');
  });

  it('the first of two seasons by order is used', () => {
    const july = group('Июль', tariffs([1, 7000]), '01.07-31.07', 0);
    const { breakdown } = estimate([summer, july], at('2026-07-01'), at('2026-07-02'));
    expect(breakdown[0]?.groupName).toBe('Июль');
  });

  it('the date is in company time: 22:30 in UTC on 31 May is June in Moscow', () => {
    const start = new Date('2026-05-31T22:30:00Z');
    const { breakdown } = estimate(
      [base, summer],
      start,
      new Date(start.getTime() + millisecondsInDay),
    );
    expect(breakdown[0]?.groupName).toBe('Лето');
  });

  it('a rental over the new year and over 29 February is priced', () => {
    const winter = group('Зима', tariffs([1, 3000]), '15.12-29.02', 1);
    const { breakdown } = estimate([winter, base], at('2027-12-20'), at('2028-03-02'));
    expect(breakdown.map(({ groupName, days }) => [groupName, days])).toEqual([
      ['Зима', 72],
      ['Весь год', 1],
    ]);
  });
});

describe('a day without a tariff group', () => {
  it('refuses the estimate with the first such day', () => {
    const attempt = () => estimate([summer], at('2026-08-30'), at('2026-09-04'));
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow('На 01.09.2026 не задан тариф');
  });

  it('is every day of a car without tariffs', () => {
    expect(() => estimate([], at('2026-03-05'), at('2026-03-06'))).toThrow(
      'На 05.03.2026 не задан тариф',
    );
    expect(() => estimate([group('Пустая', [])], at('2026-03-05'), at('2026-03-06'))).toThrow(
      'На 05.03.2026 не задан тариф',
    );
  });

  it('is a validation error', () => {
    try {
      estimate([], at('2026-03-05'), at('2026-03-06'));
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });

  it('gives a null price when estimating many cars', () => {
    const calendar = rentalCalendar(
      { startDate: at('2026-03-05'), endDate: at('2026-03-06') },
      zone,
    );
    expect(estimateOver(calendar, [])).toBeNull();
    expect(estimateOver(calendar, [base])?.totalPrice).toBe(400_000);
  });
});

it('the average price per day is rounded to a kopeck', () => {
  const { breakdown } = estimate([base], at('2026-03-01'), at('2026-03-02'));
  expect(averagePricePerDay({ totalPrice: kopecks(100_000), totalDays: 3, breakdown })).toBe(
    33_333,
  );
});

describe('every estimate', () => {
  const anySeason = fc.option(
    fc.tuple(
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 12 }),
    ),
  );
  const anyGroup = fc
    .tuple(
      anySeason,
      fc.integer({ min: 0, max: 3 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 5_000_000 })), {
        minLength: 1,
        maxLength: 4,
      }),
    )
    .map(([season, sortOrder, tiers]): TariffGroupRecord => {
      const [startDay = null, startMonth = null, endDay = null, endMonth = null] = season ?? [];
      const prices = tiers.map(([minDays, price]) => ({ minDays, pricePerDay: kopecks(price) }));
      return {
        id: nextId++,
        name: 'Г',
        sortOrder,
        startMonth,
        startDay,
        endMonth,
        endDay,
        tariffs: prices,
      };
    });
  const anyRental = fc
    .tuple(
      fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) }),
      fc.integer({ min: 0, max: 900 * 3_600_000 }),
      fc.constantFrom('Europe/Moscow', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'),
    )
    .map(([start, length, inZone]) => ({
      startDate: new Date(start),
      endDate: new Date(start + length),
      inZone,
    }));

  it('is consistent: subtotals sum to the total, days to the length, and it equals a day-by-day count', () => {
    fc.assert(
      fc.property(
        fc.array(anyGroup, { minLength: 1, maxLength: 4 }),
        anyRental,
        (groups, rental) => {
          const yearRound = group('Весь год', tariffs([1, 1]), undefined, 9);
          const all = [...groups, yearRound];
          const { startDate, endDate, inZone } = rental;
          const result = estimatePrice({ groups: all, startDate, endDate, zone: inZone });

          const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
          expect(sum(result.breakdown.map(({ subtotal }) => subtotal))).toBe(result.totalPrice);
          expect(sum(result.breakdown.map(({ days }) => days))).toBe(result.totalDays);
          for (const line of result.breakdown)
            expect(line.days * line.pricePerDay).toBe(line.subtotal);
          expect(result.totalPrice).toBe(naivePrice(all, startDate, endDate, inZone));
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** A direct implementation of the domain page's rule, one rental day at a time. */
function naivePrice(groups: TariffGroupRecord[], start: Date, end: Date, inZone: string): number {
  const length = Math.max(1, Math.ceil((end.getTime() - start.getTime()) / millisecondsInDay));
  const sorted = [...groups].sort((a, b) => a.sortOrder - b.sortOrder || a.id - b.id);
  let total = 0;
  for (let k = 0; k < length; k++) {
    const date = dayOf(new Date(start.getTime() + k * millisecondsInDay), inZone).slice(5);
    const chosen =
      sorted.find(
        (candidate) => candidate.startMonth !== null && holdsByWalking(candidate, date),
      ) ?? sorted.find((candidate) => candidate.startMonth === null);
    const tiers = [...(chosen?.tariffs ?? [])].sort((a, b) => a.minDays - b.minDays);
    // The first of equal tiers in the list is used.
    const reached = tiers.filter((tier) => tier.minDays <= length);
    const best = reached.length
      ? reached.find((tier) => tier.minDays === reached.at(-1)?.minDays)
      : tiers[0];
    total += best?.pricePerDay ?? 0;
  }
  return total;
}

/** Searches for the date by iterating from the start of a season to its end, over a 29 February. */
function holdsByWalking(season: TariffGroupRecord, date: string): boolean {
  const two = (part: number | null) => String(part).padStart(2, '0');
  const last = `${two(season.endMonth)}-${two(season.endDay)}`;
  const year = (season.startMonth ?? 0) > 2 ? 2027 : 2028;
  let day = `${year}-${two(season.startMonth)}-${two(season.startDay)}`;
  for (let steps = 0; steps <= 366; steps++) {
    if (day.slice(5) === date) return true;
    if (day.slice(5) === last) return false;
    day = addDays(day, 1);
  }
  return false;
}

it('reads the prices as often for ten years as for a month', () => {
  let reads = 0;
  const counted = [summer, base].map((season) => ({
    ...season,
    get tariffs() {
      reads += 1;
      return season.tariffs;
    },
  }));
  const readsUntil = (end: string) => {
    reads = 0;
    estimateOver(rentalCalendar({ startDate: at('2026-05-20'), endDate: at(end) }, zone), counted);
    return reads;
  };
  expect(readsUntil('2036-06-20')).toBe(readsUntil('2026-06-20'));
});
