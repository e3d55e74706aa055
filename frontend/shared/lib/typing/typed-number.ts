import { plainDigits } from '@schema/values/words/plain-digits';

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * Parses a typed number ('1,5', ' 84 ') within bounds. `exact`: the value if it is within the
 * bounds and on a step; `nearest`: the value after blur, rounded to the step and clamped. Null: not
 * a number.
 */
export function parseTypedNumber(
  text: string,
  { min, max, step }: Bounds,
): { exact: number | null; nearest: number | null } {
  const plain = plainDigits(text).replace(/\s/g, '').replace(',', '.');
  const number = /^-?\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
  if (!Number.isFinite(number)) return { exact: null, nearest: null };
  const nearest = Math.min(Math.max(Math.round(number / step) * step, min), max);
  return { exact: nearest === number ? number : null, nearest };
}
