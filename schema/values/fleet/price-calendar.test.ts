import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../time/calendar';
import { type EditedGroup, priceCalendar } from './price-calendar';

const YEAR_ROUND = { startMonth: null, startDay: null, endMonth: null, endDay: null };
const whole = (price: number): EditedGroup => ({
  ...YEAR_ROUND,
  name: 'Весь год',
  tariffs: [
    { minDays: 1, pricePerDay: price },
    { minDays: 7, pricePerDay: price - 500 },
  ],
});
const summer: EditedGroup = {
  name: 'Лето',
  startMonth: 6,
  startDay: 1,
  endMonth: 8,
  endDay: 31,
  tariffs: [{ minDays: 1, pricePerDay: 4000 }],
};
const holidays: EditedGroup = {
  name: 'Праздники',
  startMonth: 12,
  startDay: 28,
  endMonth: 1,
  endDay: 8,
  tariffs: [{ minDays: 3, pricePerDay: 5000 }],
};

const shown = (groups: readonly EditedGroup[], days: number, year = 2026) =>
  priceCalendar(groups, days, year).map(
    ({ from, to, pricePerDay, group }) => `${from}..${to} ${pricePerDay} #${group}`,
  );

describe('the price calendar', () => {
  test('shows each season with the price of the given length', () => {
    expect(shown([whole(2500), summer, holidays], 1)).toEqual([
      '2026-01-01..2026-01-08 5000 #2',
      '2026-01-09..2026-05-31 2500 #0',
      '2026-06-01..2026-08-31 4000 #1',
      '2026-09-01..2026-12-27 2500 #0',
      '2026-12-28..2026-12-31 5000 #2',
    ]);
    expect(shown([whole(2500), summer], 7)[0]).toBe('2026-01-01..2026-05-31 2000 #0');
  });

  test('shows days without a group', () => {
    expect(shown([summer], 1)).toEqual([
      '2026-01-01..2026-05-31 null #null',
      '2026-06-01..2026-08-31 4000 #0',
      '2026-09-01..2026-12-31 null #null',
    ]);
  });

  test('covers every day of any year once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1950, max: 2100 }),
        fc.integer({ min: 1, max: 60 }),
        (year, days) => {
          const runs = priceCalendar([whole(3000), summer, holidays], days, year);
          expect(runs[0]?.from).toBe(`${year}-01-01`);
          expect(runs.at(-1)?.to).toBe(`${year}-12-31`);
          for (const [index, run] of runs.slice(1).entries()) {
            expect(run.from).toBe(addDays(runs[index]?.to ?? '', 1));
          }
        },
      ),
    );
  });
});
