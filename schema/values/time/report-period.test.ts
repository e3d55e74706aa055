import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './calendar';
import {
  type PeriodPreset,
  periodInstants,
  periodText,
  presetOf,
  presetPeriod,
} from './report-period';

describe('the documented presets', () => {
  test.each<[PeriodPreset, string, string, string]>([
    ['currentMonth', '2026-11-21', '2026-11-01', '2026-11-30'],
    ['currentMonth', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['currentMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['previousMonth', '2026-11-21', '2026-10-01', '2026-10-31'],
    ['previousMonth', '2027-01-01', '2026-12-01', '2026-12-31'],
    ['previousMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last30Days', '2026-11-21', '2026-10-23', '2026-11-21'],
  ])('%s on %s: %s to %s', (preset, today, from, to) => {
    expect(presetPeriod(preset, today)).toEqual({ from, to });
  });

  test('are recognised by their days', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), (offset) => {
        const today = addDays('2000-01-01', offset);
        const last = presetPeriod('last30Days', today);
        expect(daysBetween(last.from, last.to)).toBe(29);
        expect(presetOf(presetPeriod('currentMonth', today), today)).toBe('currentMonth');
        expect(presetOf(presetPeriod('previousMonth', today), today)).toBe('previousMonth');
      }),
    );
    expect(presetOf({ from: '2026-11-02', to: '2026-11-05' }, '2026-11-21')).toBeNull();
  });
});

test('a period runs from the start of its first day to the end of its last', () => {
  const period = { from: '2026-03-29', to: '2026-03-29' };
  // Clocks in Berlin go forward that night: the day has 23 hours.
  expect(periodInstants(period, 'Europe/Berlin')).toEqual({
    start: '2026-03-28T23:00:00.000Z',
    end: '2026-03-29T22:00:00.000Z',
  });
});

test.each([
  [{ from: '2026-11-01', to: '2026-11-30' }, '01.11.2026 – 30.11.2026'],
  [{ from: '2026-11-05', to: '2026-11-05' }, '05.11.2026'],
])('%o is formatted as %s', (period, text) => {
  expect(periodText(period)).toBe(text);
});
