import { formatMoment } from '@schema/values/time/calendar';
import { describe, expect, it } from 'vitest';
import { quickPeriod } from './quick-period';

describe('quickPeriod', () => {
  it('runs from today 23:59 to the day after tomorrow 06:00, company time', () => {
    // Already the 21st in Moscow, still the 20th in London.
    const { startDate, endDate } = quickPeriod(new Date('2026-11-20T21:30:00Z'), 'Europe/Moscow');
    expect(formatMoment(new Date(startDate), 'Europe/Moscow')).toBe('21.11.2026 23:59');
    expect(formatMoment(new Date(endDate), 'Europe/Moscow')).toBe('23.11.2026 06:00');
  });
});
