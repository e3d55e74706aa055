import { expect, it } from 'vitest';
import { lateness } from './lateness';

const NOW = new Date('2026-11-24T12:00:00Z');

it.each([
  ['2026-11-24T12:00:00Z', '1 минута'],
  ['2026-11-24T11:57:30Z', '2 минуты'],
  ['2026-11-24T11:00:01Z', '59 минут'],
  ['2026-11-24T11:00:00Z', '1 час'],
  ['2026-11-23T12:00:01Z', '23 часа'],
  ['2026-11-23T12:00:00Z', '1 день'],
  ['2026-11-17T13:00:00Z', '6 дней'],
])('since %s it is %s', (at, words) => {
  expect(lateness(new Date(at), NOW)).toBe(words);
});
