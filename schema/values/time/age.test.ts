import { expect, test } from 'vitest';
import { ageText } from './age';

test.each([
  [-5, 'только что'],
  [59, 'только что'],
  [60, '1 минуту назад'],
  [59 * 60 + 59, '59 минут назад'],
  [3600, '1 час назад'],
  [47 * 3600, '47 часов назад'],
  [48 * 3600, '2 дня назад'],
  [11 * 86_400, '11 дней назад'],
])('%i s: %s', (seconds, text) => {
  expect(ageText(seconds * 1000)).toBe(text);
});
