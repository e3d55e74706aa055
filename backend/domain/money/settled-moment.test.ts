import { expect, test } from 'vitest';
import { isProvisional } from './settled-moment';

const NOW = new Date('2026-11-10T09:00:00.000Z');

test.each([
  ['now', null, false],
  ['of a future moment', -60, true],
  ['of this moment', 0, true],
  ['of a second ago', 1, true],
  ['just before two minutes', 119.999, true],
  ['of two minutes ago', 120, false],
  ['of yesterday', 86_400, false],
])('a report %s is provisional: %#', (_, secondsAgo, isRight) => {
  const moment = secondsAgo === null ? null : new Date(+NOW - secondsAgo * 1000);
  expect(isProvisional(moment, NOW)).toBe(isRight);
});
