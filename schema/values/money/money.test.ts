import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountText,
  formatExactRoubles,
  formatRoubles,
  fromRoubles,
  kopecks,
  parseAmount,
  toRoubles,
} from './money';

describe('roubles become kopecks', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0.1, 10],
    [0.29, 29],
    [1.005, 101],
    [-1.005, -101],
    [12_600.5, 1_260_050],
    [999_999_999.99, 99_999_999_999],
    [0.001, 0],
  ])('%d roubles are %d kopecks', (roubles, amount) => {
    expect(fromRoubles(roubles)).toBe(amount);
  });

  it('and convert back to the same, to the kopeck', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (amount) => {
        expect(fromRoubles(toRoubles(kopecks(amount)))).toBe(amount);
        expect(String(toRoubles(kopecks(amount)))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (roubles) => {
    expect(() => fromRoubles(roubles)).toThrow(RangeError);
  });

  it('refuses a fraction of a kopeck', () => {
    expect(() => kopecks(0.5)).toThrow(RangeError);
  });
});

describe('a typed amount', () => {
  it.each([
    ['12600', 12_600],
    ['12 600', 12_600],
    ['12\u00a0600,50', 12_600.5],
    ['12\u202f600 ₽', 12_600],
    ['12600.5', 12_600.5],
    [',5', 0.5],
    ['5,', 5],
    ['0', 0],
    ['-3', -3],
    ['-0', 0],
    ['1234,005', 1234.01],
    ['0,125', 0.13],
    ['12 600 руб.', 12_600],
    ['12руб', 12],
    ['500 р', 500],
    ['1 200 рублей', 1200],
    ['１２６００', 12_600],
    ['٣', 3],
    ['−3', -3],
    ['007', 7],
  ])('%j is %d', (text, roubles) => {
    expect(parseAmount(text)).toBe(roubles);
  });

  it.each([
    '',
    ' ',
    ',',
    '1,2,3',
    '1.234,50',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '12р5',
    '500 €',
    '--5',
    '9'.repeat(400),
  ])('%j cannot be read', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('never has more than two decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (roubles) => {
        const read = parseAmount(roubles.toFixed(6));
        expect(read).not.toBeNull();
        expect(Math.abs((read ?? 0) - roubles)).toBeLessThanOrEqual(0.005_001);
      }),
    );
  });

  it('round-trips through an input', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (amount) => {
        const roubles = toRoubles(kopecks(amount));
        expect(parseAmount(amountText(roubles))).toBe(roubles);
      }),
    );
    expect(amountText(12_600)).toBe('12600');
    expect(amountText(12_600.5)).toBe('12600,50');
  });
});

describe('formatted money', () => {
  it.each([
    [12_600, '12\u00a0600\u00a0₽'],
    [12_600.5, '12\u00a0601\u00a0₽'],
    [-0.3, '0\u00a0₽'],
    [-1500, '-1\u00a0500\u00a0₽'],
  ])('%d is formatted as %j', (roubles, text) => {
    expect(formatRoubles(roubles)).toBe(text);
  });
});

it.each([
  [12_600, '12\u00A0600\u00A0₽'],
  [12_600.5, '12\u00A0600,50\u00A0₽'],
  [-0.01, '-0,01\u00A0₽'],
])('%d is shown to the kopeck', (roubles, text) => {
  expect(formatExactRoubles(roubles)).toBe(text);
});
