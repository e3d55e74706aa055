import { plainDigits } from '../words/plain-digits';

/** Percents are sent with at most 3 decimals and stored as whole thousandths: 12.5 % is 12500. */

export const WHOLE_MILLI_PERCENT = 100_000;

const PERCENT_PATTERN = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** 12.3456 → 12346, halves away from zero. Throws RangeError on a non-finite number. */
export function toMilliPercent(percent: number): number {
  if (!Number.isFinite(percent)) throw new RangeError(`Not a percent: ${percent}`);
  // 15 significant digits drop the error of binary fractions: 1.0005 * 1000 = 1000.4999999999999.
  const scaled = Number((Math.abs(percent) * 1000).toPrecision(15));
  return Math.sign(percent) * Math.round(scaled) || 0;
}

export function fromMilliPercent(milliPercent: number): number {
  return milliPercent / 1000;
}

/** Rounds to at most 3 decimals, within 0–100 (requirements.md, N23). */
export function clampPercent(percent: number): number {
  return fromMilliPercent(toMilliPercent(Math.min(100, Math.max(0, percent))));
}

/**
 * Parses a typed percent, to 3 decimals: spaces and a percent sign are dropped, a comma is a
 * decimal point, empty is 0 (requirements.md, N11). '12,5' → 12.5; 'x', '1.2.3' → null.
 */
export function parsePercent(text: string): number | null {
  const plain = plainDigits(text).replace(/[\s%]/gu, '');
  if (plain === '') return 0;
  if (!PERCENT_PATTERN.test(plain)) return null;
  const percent = Number(plain.replace(',', '.'));
  return Math.abs(percent) <= 1e9 ? fromMilliPercent(toMilliPercent(percent)) : null;
}

/** The text of a percent input: 12.5 → '12,5'. Inverse of `parsePercent`. */
export function percentText(percent: number): string {
  return String(fromMilliPercent(toMilliPercent(percent))).replace('.', ',');
}

const tenths = new Intl.NumberFormat('ru-RU', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** With one decimal, as on every screen (requirements.md, G7): 12.34 → '12,3 %'. */
export function percentWithTenth(percent: number): string {
  return `${tenths.format(percent)}\u00a0%`;
}
