import { millisecondsInMinute } from 'date-fns/constants';

/** Tolerance for clock differences between servers. */
const CLOCKS_DIFFER_MS = 5 * millisecondsInMinute;

interface Dated {
  readonly at: Date;
}

/** Whether the copy is dated after now because the clock was ahead when it was made. */
export function isFromFuture({ at }: Dated, now: Date): boolean {
  return +at - +now > CLOCKS_DIFFER_MS;
}

/** The last copy, ignoring future ones; null without copies. */
export function lastOf<Copy extends Dated>(copies: readonly Copy[], now: Date): Copy | null {
  const past = copies.filter((copy) => !isFromFuture(copy, now));
  return past.reduce<Copy | null>((last, copy) => (last && last.at >= copy.at ? last : copy), null);
}

/** The copies beyond the newest `kept`; future ones are counted separately. */
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
