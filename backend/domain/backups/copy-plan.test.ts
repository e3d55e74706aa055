import { expect, test } from 'vitest';
import { copyPlan } from './copy-plan';

const NOW = new Date('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T03:00:00Z', '2026-11-23T03:00:00.000Z', false],
  ['2026-11-21T12:00:00Z', '2026-11-22T12:00:00.000Z', false],
  ['2026-11-21T11:00:00Z', '2026-11-22T12:00:00.000Z', false],
  ['2026-11-20T12:00:00Z', '2026-11-22T12:00:00.000Z', false],
  ['2026-11-20T11:59:59Z', '2026-11-22T12:00:00.000Z', true],
])('a daily copy, last made at %s: next at %s, late: %s', (last, next, isLate) => {
  const plan = copyPlan(new Date(last), 24, NOW);
  expect([plan.nextAt.toISOString(), plan.isLate]).toEqual([next, isLate]);
});

test('the first copy is due immediately and not late', () => {
  expect(copyPlan(null, 24, NOW)).toEqual({ nextAt: NOW, isLate: false });
});
