import { MAX_TREND_MONTHS } from '@schema/constants';
import { describe, expect, it } from 'vitest';
import { trendMonths } from './cancellations';

const MOSCOW = 'Europe/Moscow';
const periods = (first: string, last: string, zone = MOSCOW) =>
  trendMonths(new Date(first), new Date(last), zone).map(({ period }) => period);

describe('the months of a trend', () => {
  it('are consecutive over the new year, including empty ones', () => {
    expect(periods('2026-11-30T12:00:00Z', '2027-02-01T12:00:00Z')).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
  });

  it('start and end in company time', () => {
    expect(periods('2026-10-31T21:00:00Z', '2026-10-31T21:00:00Z')).toEqual(['2026-11']);
    expect(periods('2026-10-31T20:59:59Z', '2026-10-31T20:59:59Z')).toEqual(['2026-10']);
    expect(periods('2026-10-31T21:00:00Z', '2026-10-31T21:00:00Z', 'UTC')).toEqual(['2026-10']);
  });

  it('are adjacent, without gaps', () => {
    const months = trendMonths(
      new Date('2026-01-15T00:00:00Z'),
      new Date('2026-12-15T00:00:00Z'),
      'Europe/Berlin',
    );
    expect(months).toHaveLength(12);
    for (const [at, month] of months.slice(1).entries()) {
      expect(month.startsAt).toEqual(months[at]?.endsAt);
    }
  });

  it('are the latest ones of a long history', () => {
    const months = periods('1970-01-01T00:00:00Z', '2026-11-10T00:00:00Z');
    expect(months).toHaveLength(MAX_TREND_MONTHS);
    expect(months.at(-1)).toBe('2026-11');
  });
});
