import { addDays, type Day } from '@schema/values/time/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isYearRound, monthDayOf, type Season, seasonHolds } from './season';

/** Parses a season as the form shows it: '15.12-15.01'. */
function season(text: string): Season {
  const [start = '', end = ''] = text.split('-');
  const [startDay = 0, startMonth = 0] = start.split('.').map(Number);
  const [endDay = 0, endMonth = 0] = end.split('.').map(Number);
  return { startMonth, startDay, endMonth, endDay };
}
const YEAR_ROUND: Season = { startMonth: null, startDay: null, endMonth: null, endDay: null };
const holds = (text: string, day: Day) => seasonHolds(season(text), monthDayOf(day));

describe('a season contains a day', () => {
  it.each([
    ['01.06-31.08', '2026-06-01', true],
    ['01.06-31.08', '2026-08-31', true],
    ['01.06-31.08', '2026-05-31', false],
    ['01.06-31.08', '2026-09-01', false],
    ['15.12-15.01', '2026-12-15', true],
    ['15.12-15.01', '2026-12-31', true],
    ['15.12-15.01', '2027-01-01', true],
    ['15.12-15.01', '2027-01-15', true],
    ['15.12-15.01', '2027-01-16', false],
    ['15.12-15.01', '2026-07-01', false],
    ['08.03-08.03', '2026-03-08', true],
    ['08.03-08.03', '2026-03-09', false],
    ['01.01-31.12', '2028-02-29', true],
  ])('%s and %s: %s', (text, day, expected) => {
    expect(holds(text, day)).toBe(expected);
  });

  it('that starts or ends on 29 February, also in a year without one', () => {
    expect(holds('29.02-10.03', '2026-03-01')).toBe(true);
    expect(holds('29.02-10.03', '2026-02-28')).toBe(false);
    expect(holds('01.02-29.02', '2026-02-28')).toBe(true);
    expect(holds('01.02-29.02', '2026-03-01')).toBe(false);
    expect(holds('01.02-29.02', '2028-02-29')).toBe(true);
  });

  it('of the whole year contains any', () => {
    expect(isYearRound(YEAR_ROUND)).toBe(true);
    expect(seasonHolds(YEAR_ROUND, 229)).toBe(true);
  });

  it('that is incomplete contains none and is not year-round', () => {
    const half = { ...season('01.06-31.08'), endDay: null };
    expect(isYearRound(half)).toBe(false);
    expect(seasonHolds(half, 701)).toBe(false);
  });

  it('or its complement contains any day, never both', () => {
    const anyDay = fc.integer({ min: 0, max: 365 }).map((count) => addDays('2028-01-01', count));
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (start, end, day) => {
        fc.pre(monthDayOf(addDays(end, 1)) !== monthDayOf(start));
        const between = (from: Day, to: Day): Season => ({
          startMonth: Number(from.slice(5, 7)),
          startDay: Number(from.slice(8)),
          endMonth: Number(to.slice(5, 7)),
          endDay: Number(to.slice(8)),
        });
        const inside = seasonHolds(between(start, end), monthDayOf(day));
        const outside = seasonHolds(between(addDays(end, 1), addDays(start, -1)), monthDayOf(day));
        expect(inside).toBe(!outside);
      }),
      { numRuns: 1000 },
    );
  });
});
