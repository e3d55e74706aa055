import { millisecondsInMinute } from 'date-fns/constants';

/** Clocks of two servers differ by less. */
const CLOCKS_DIFFER_MS = 5 * millisecondsInMinute;

interface Dated {
  readonly at: Date;
}

/** Whether the copy is dated after now: it was made while the clock was ahead. */
export function isFromFuture({ at }: Dated, now: Date): boolean {
  return +at - +now > CLOCKS_DIFFER_MS;
}

/** The last copy, of those that are not from the future; null: there is none. */
export function lastOf<Copy extends Dated>(copies: readonly Copy[], now: Date): Copy | null {
  const past = copies.filter((copy) => !isFromFuture(copy, now));
  return past.reduce<Copy | null>((last, copy) => (last && last.at >= copy.at ? last : copy), null);
}

/** The copies beyond the newest `kept`; those from the future are counted apart. */
export function beyondKept<Copy extends Dated>(
  copies: readonly Copy[],
  kept: number,
  now: Date,
): Copy[] {
  const newest = [...copies].sort((a, b) => +b.at - +a.at);
  const future = newest.filter((copy) => isFromFuture(copy, now));
  const past = newest.filter((copy) => !isFromFuture(copy, now));
  return [...past.slice(kept), ...future.slice(kept)];
}
