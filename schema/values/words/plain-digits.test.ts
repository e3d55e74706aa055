import { describe, expect, test } from 'vitest';
import { parseCount, plainDigits } from './plain-digits';

describe('digits of another keyboard', () => {
  test.each([
    ['１２６００', '12600'],
    ['١٢٣', '123'],
    ['۴۵۶', '456'],
    ['12\u00a0\u2009600', '12 600'],
    ['\u202a+7 916\u202c', '+7 916'],
    ['−5', '-5'],
    ['12–14', '12-14'],
    ['１２，５', '12,5'],
    ['тысяча', 'тысяча'],
  ])('%j is %j', (typed, plain) => {
    expect(plainDigits(typed)).toBe(plain);
  });
});

describe('a whole number', () => {
  test.each([
    ['15', 15],
    [' 2 026 ', 2026],
    ['007', 7],
    ['２０２６', 2026],
  ])('%j is %d', (typed, count) => {
    expect(parseCount(typed)).toBe(count);
  });

  test.each(['', ' ', '1e3', '0x7e9', '15,5', '15.0', '-3', '+3', '12px', '9'.repeat(16)])(
    '%j cannot be read',
    (typed) => {
      expect(parseCount(typed)).toBeNull();
    },
  );
});
