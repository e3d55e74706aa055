import { expect, test } from 'vitest';
import { newReviewCode, reviewCodeHash } from './review-code';

test('a code has 80 random bits in an unambiguous alphabet', () => {
  const codes = Array.from({ length: 500 }, newReviewCode);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  expect(new Set(codes).size).toBe(500);
  expect(new Set(codes.join('')).size).toBe(32);
});

test('a code is case-insensitive; an invalid code has no hash', () => {
  const code = newReviewCode();
  expect(reviewCodeHash(code)).toMatch(/^[0-9a-f]{64}$/);
  expect(reviewCodeHash(` ${code.toUpperCase()} `)).toBe(reviewCodeHash(code));
  expect(reviewCodeHash(newReviewCode())).not.toBe(reviewCodeHash(code));
  for (const text of ['', 'x', code.slice(1), `${code}0`, `${code.slice(1)}%`, 'u'.repeat(16)]) {
    expect(reviewCodeHash(text)).toBeNull();
  }
});
