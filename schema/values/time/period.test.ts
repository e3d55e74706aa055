import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, occupiedPeriod, overlaps, type Period } from './period';

const BASE = Date.UTC(2026, 4, 1);

/** [from, to) in hours after a fixed instant. */
const hours = (from: number, to: number): Period => ({
  startDate: new Date(BASE + from * millisecondsInHour),
  endDate: new Date(BASE + to * millisecondsInHour),
});

const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 50 }))
  .map(([from, length]) => hours(from, from + length));

describe('two periods overlap', () => {
  it.each([
    ['crossing', hours(0, 10), hours(5, 15), true],
    ['one inside the other', hours(0, 10), hours(2, 3), true],
    ['equal', hours(0, 10), hours(0, 10), true],
    ['touching', hours(0, 10), hours(10, 20), false],
    ['apart', hours(0, 10), hours(11, 20), false],
  ])('%s', (_, a, b, expected) => {
    expect(overlaps(a, b)).toBe(expected);
    expect(overlaps(b, a)).toBe(expected);
  });

  it('exactly when they share an hour', () => {
    fc.assert(
      fc.property(anyPeriod, anyPeriod, (a, b) => {
        const shared = Array.from({ length: 151 }, (_, hour) => hours(hour, hour + 1)).some(
          (hour) => contains(a, hour) && contains(b, hour),
        );
        expect(overlaps(a, b)).toBe(shared);
      }),
    );
  });
});

describe('the occupied time of an event', () => {
  it('is its period', () => {
    expect(occupiedPeriod(hours(0, 10))).toEqual(hours(0, 10));
  });

  it('is one minute when the end equals the start', () => {
    expect(occupiedPeriod(hours(3, 3)).endDate.getTime() - BASE).toBe(
      3 * millisecondsInHour + 60_000,
    );
  });

  it('ends at an early return mark', () => {
    expect(occupiedPeriod({ ...hours(0, 10), returnedAt: hours(7, 7).startDate })).toEqual(
      hours(0, 7),
    );
  });

  it('ends at the end with a late return mark', () => {
    expect(occupiedPeriod({ ...hours(0, 10), returnedAt: hours(12, 12).startDate })).toEqual(
      hours(0, 10),
    );
  });

  it('lasts at least a minute, even with a mark before the start', () => {
    const { endDate } = occupiedPeriod({ ...hours(5, 10), returnedAt: hours(1, 1).startDate });
    expect(endDate.getTime() - BASE).toBe(5 * millisecondsInHour + 60_000);
  });
});
