import { describe, expect, it } from 'vitest';
import { CAR_FORMS, DAY_FORMS, plural } from './plural';

describe('Russian numerals', () => {
  it.each([
    [0, '0 дней'],
    [1, '1 день'],
    [2, '2 дня'],
    [5, '5 дней'],
    [11, '11 дней'],
    [14, '14 дней'],
    [21, '21 день'],
    [102, '102 дня'],
    [111, '111 дней'],
    [1.5, '1,5 дня'],
    [1.02, '1 день'],
    [37.02, '37 дней'],
    [36.98, '37 дней'],
    [-1, '-1 день'],
  ])('%d → %s', (count, text) => {
    expect(plural(count, DAY_FORMS)).toBe(text);
  });

  it('group thousands', () => {
    expect(plural(1200, CAR_FORMS)).toBe('1\u00a0200 машин');
  });
});
