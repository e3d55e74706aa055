import { expect, it } from 'vitest';
import { momentWords } from './task-words';

const NOW = new Date('2026-11-27T21:10:00Z');

it.each([
  ['2026-11-28T05:00:00Z', '08:00'],
  ['2026-11-27T18:00:00Z', 'вчера 21:00'],
  ['2026-11-26T18:00:00Z', '26.11.2026 21:00'],
  ['2026-11-29T05:00:00Z', '29.11.2026 08:00'],
  ['someday', ''],
])('%s is shown as «%s» by the days of the company', (iso, shown) => {
  expect(momentWords(iso, NOW, 'Europe/Moscow')).toBe(shown);
});
