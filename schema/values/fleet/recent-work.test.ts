import { expect, test } from 'vitest';
import { isRecentWork } from './recent-work';

const NOW = new Date('2026-11-20T09:00:00Z');

test.each([
  ['of today', '2026-11-20T08:00:00Z', '2026-11-20T18:00:00Z', true],
  ['that begins now', '2026-11-20T09:00:00Z', '2026-11-20T18:00:00Z', true],
  ['that begins later', '2026-11-20T09:00:01Z', '2026-11-20T18:00:00Z', false],
  ['that ended 90 days ago', '2026-08-20T09:00:00Z', '2026-08-22T09:00:00Z', true],
  ['that ended before', '2026-08-20T09:00:00Z', '2026-08-22T08:59:59Z', false],
  ['that is under way for long', '2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z', true],
])('maintenance %s', (_name, start, end, isRecent) => {
  const period = { startDate: new Date(start), endDate: new Date(end) };
  expect(isRecentWork(period, NOW)).toBe(isRecent);
});
