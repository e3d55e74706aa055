interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * A number as typed ('1,5', ' 84 ') against its bounds. `exact`: it may be taken as it stands; `nearest`:
 * what it becomes once the field is left, moved to its step and into the bounds. Null: no number.
 */
export function parseTypedNumber(
  text: string,
  { min, max, step }: Bounds,
): { exact: number | null; nearest: number | null } {
  const number = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
  if (!Number.isFinite(number)) return { exact: null, nearest: null };
  const nearest = Math.min(Math.max(Math.round(number / step) * step, min), max);
  return { exact: nearest === number ? number : null, nearest };
}
