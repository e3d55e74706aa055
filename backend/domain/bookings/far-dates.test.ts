import { MESSAGES } from '@schema/messages';
import { expect, test } from 'vitest';
import { assertNearDates } from './far-dates';

const NOW = new Date('2026-11-10T09:00:00Z');
const period = (start: string, end: string) => ({
  startDate: new Date(`${start}T09:00:00Z`),
  endDate: new Date(`${end}T09:00:00Z`),
});

test.each([
  ['2026-11-10', '2026-11-12'],
  ['2016-11-10', '2016-11-12'],
  ['2036-11-01', '2036-11-10'],
])('%s – %s is within ten years', (start, end) => {
  expect(() => assertNearDates(period(start, end), NOW)).not.toThrow();
});

test.each([
  ['2026-11-10', '2036-11-11', ['endDate']],
  ['2206-11-10', '2206-11-12', ['startDate', 'endDate']],
  ['0206-11-10', '2026-11-12', ['startDate']],
  ['2016-11-09', '2016-11-12', ['startDate']],
])('%s – %s is refused as a typo', (start, end, names) => {
  const fields = Object.fromEntries(names.map((name) => [name, MESSAGES.period.tooFar]));
  expect(() => assertNearDates(period(start, end), NOW)).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED', fields }),
  );
});

test('an unchanged far date is accepted, a new one is refused', () => {
  const known = period('2010-01-01', '2010-01-03');
  expect(() => assertNearDates(known, NOW, known)).not.toThrow();
  expect(() => assertNearDates(period('2010-01-01', '2010-01-04'), NOW, known)).toThrow();
});
