import { plainDigits } from '../words/plain-digits';

/** Money is whole kopecks internally and roubles with at most 2 decimals in the APIs. */
export type Kopecks = number & { readonly unit: 'kopecks' };

const AMOUNT_PATTERN = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
/** Thousands, or a decimal part that is rounded. */
const TWOFOLD_PATTERN = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
const ROUBLES = /(?:руб(?:лей|ля|ль)?|р|rub|rur)\.?$/i;

/** Casts a whole number to kopecks. Throws RangeError on a fraction or NaN. */
export function kopecks(amount: number): Kopecks {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole kopecks: ${amount}`);
  // The brand exists at compile time only.
  return (amount === 0 ? 0 : amount) as Kopecks;
}

/** Roubles → kopecks, halves away from zero: 1.005 → 101, -0.005 → -1. */
export function fromRoubles(roubles: number): Kopecks {
  // 15 significant digits drop the error of binary fractions: 1.005 * 100 = 100.49999999999999.
  const scaled = Number((Math.abs(roubles) * 100).toPrecision(15));
  return kopecks(Math.sign(roubles) * Math.round(scaled));
}

export function toRoubles(amount: Kopecks): number {
  return amount / 100;
}

/** Rounds roubles to 2 decimals (requirements.md, X2). */
export function roundAmount(roubles: number): number {
  return toRoubles(fromRoubles(roubles));
}

const amountDigits = (text: string): string =>
  plainDigits(text).replace(/[\s₽]/gu, '').replace(ROUBLES, '');

/** Whether an amount could also be thousands: '12.500' and '12,500' are 12 500 or 12,50. */
export const isTwofoldAmount = (text: string): boolean => TWOFOLD_PATTERN.test(amountDigits(text));

/**
 * Parses a typed amount → roubles with at most 2 decimals, or null: spaces of every kind and the
 * currency are dropped, a comma is a decimal point (requirements.md, K16). '12 500,50 руб.' →
 * 12500.5; '', '1e5', '1.2.3' and an ambiguous one → null.
 */
export function parseAmount(text: string): number | null {
  const plain = amountDigits(text);
  if (!AMOUNT_PATTERN.test(plain) || TWOFOLD_PATTERN.test(plain)) return null;
  const roubles = Number(plain.replace(',', '.'));
  // Beyond this, kopecks exceed the exact integers of a double.
  return Math.abs(roubles) <= Number.MAX_SAFE_INTEGER / 1000 ? roundAmount(roubles) : null;
}

const roublesFormat = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});

const kopecksFormat = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });

/** '12 600 ₽', whole roubles, with no-break spaces (requirements.md, G6). */
export function formatRoubles(roubles: number): string {
  return roublesFormat.format(Math.sign(roubles) * Math.round(Math.abs(roubles)) || 0);
}

/**
 * A sum beside others: whole roubles, below one rouble with kopecks, so that a debt is never «0 ₽».
 */
export function formatReadRoubles(roubles: number): string {
  return Math.abs(roubles) < 1 ? formatExactRoubles(roubles) : formatRoubles(roubles);
}

/** Like `formatRoubles`, with kopecks if any: '12 600,50 ₽'. */
export function formatExactRoubles(roubles: number): string {
  const rounded = roundAmount(roubles);
  return Number.isInteger(rounded) ? formatRoubles(rounded) : kopecksFormat.format(rounded);
}

/** Like `formatExactRoubles` without «₽», for a column of amounts: '12 600,50'. */
export const formatExactAmount = (roubles: number): string =>
  formatExactRoubles(roubles).replace(/\s₽$/, '');

/** The text of an amount input: 12600 → '12600', 12600.5 → '12600,50'. Inverse of `parseAmount`. */
export function amountText(roubles: number): string {
  const rounded = roundAmount(roubles);
  return Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(2).replace('.', ',');
}
