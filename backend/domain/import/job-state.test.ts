import type { ImportState } from '@schema/import';
import { expect, test } from 'vitest';
import { isAbandoned } from './job-state';

const now = new Date('2026-11-10T09:00:00Z');
const before = new Date('2026-11-10T08:59:59Z');
const after = new Date('2026-11-10T09:00:01Z');

test.each<[ImportState, Date, boolean, boolean]>([
  ['queued', before, false, true],
  ['running', before, false, true],
  ['running', after, false, false],
  ['running', before, true, false],
  ['done', before, false, false],
  ['failed', before, false, false],
])(
  '%s with a lease until %s, live here %s: abandoned %s',
  (state, leaseUntil, isLive, expected) => {
    expect(isAbandoned({ state, leaseUntil }, { isLive, now })).toBe(expected);
  },
);
