import { describe, expect, it } from 'vitest';
import { formatMoment, instantAt } from '../time/calendar';
import { newEndOf } from './new-end';

const ZONE = 'Europe/Moscow';
const END = instantAt('2026-11-24', '18:00', ZONE);
const NONE = { until: null, length: null, time: null };
const shown = (end: Date | null) => end && formatMoment(end, ZONE);

describe('the new end of a rental that ends on the 24th at 18:00', () => {
  it.each([
    [{ ...NONE, until: '2026-11-27' }, '27.11.2026 18:00'],
    [{ ...NONE, until: '2026-11-27', time: '12:00' }, '27.11.2026 12:00'],
    [{ ...NONE, length: { days: 3, months: 0 } }, '27.11.2026 18:00'],
    [{ ...NONE, length: { days: 0, months: 1 } }, '24.12.2026 18:00'],
    [NONE, null],
  ])('%o is %s', (end, expected) => {
    expect(shown(newEndOf(END, end, ZONE))).toBe(expected);
  });
});
