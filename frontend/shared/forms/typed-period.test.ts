import { describe, expect, it } from 'vitest';
import { readPeriod, withLiftedEnd } from './typed-period';

const period = (startDate: string, endDate: string) => ({ startDate, endDate });
const EARLY = '2026-11-21T07:00:00.000Z';
const LATE = '2026-11-23T15:00:00.000Z';

describe('date coupling', () => {
  it('moves a return before the pickup up to it', () => {
    expect(withLiftedEnd(period(LATE, EARLY))).toEqual(period(LATE, LATE));
  });

  it('does not change a return at or after the pickup', () => {
    const right = period(EARLY, LATE);
    expect(withLiftedEnd(right)).toBe(right);
    const equal = period(EARLY, EARLY);
    expect(withLiftedEnd(equal)).toBe(equal);
  });

  it('does nothing while a field is empty', () => {
    const half = period('', LATE);
    expect(withLiftedEnd(half)).toBe(half);
    expect(readPeriod(half)).toBeNull();
  });

  it('does not parse a period with its end before its start', () => {
    expect(readPeriod(period(LATE, EARLY))).toBeNull();
    expect(readPeriod(period(EARLY, EARLY))).not.toBeNull();
  });
});
