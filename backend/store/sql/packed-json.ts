/** JSON that preserves dates: `value` holds { $date: ISO } in their place. */
export interface Packed {
  readonly value: unknown;
}

const DATE_KEY = '$date';

function packed(value: unknown): unknown {
  if (value instanceof Date) return { [DATE_KEY]: value.toISOString() };
  if (Array.isArray(value)) return value.map(packed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, packed(part)]));
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === DATE_KEY) return new Date(String(first[1]));
  return Object.fromEntries(entries.map(([name, part]) => [name, unpacked(part)]));
}

/** Plain data with dates → plain JSON data. Wrapped, so that null is a value and not an absence. */
export const pack = (value: unknown): Packed => ({ value: packed(value) });

export const unpack = (kept: Packed): unknown => unpacked(kept.value);

/** JSON text that does not depend on the order of fields. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(packed(value), (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
