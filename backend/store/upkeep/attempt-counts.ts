import { millisecondsInHour } from 'date-fns/constants';
import type { Em } from '../em';
import { AttemptCount } from '../entities/access/attempt-count.entity';

export const ATTEMPT_COUNTS = 'attempt_counts';

/** Longer than any window, milliseconds. */
const LONGEST_WINDOW_MS = millisecondsInHour;

/**
 * Deletes the counts of past windows, and of windows begun by a clock ahead, which would refuse
 * sign-ins until then; returns their number.
 */
export function forgetAttempts(em: Em, now: Date): Promise<number> {
  const $or = [{ expire: { $lt: +now } }, { expire: { $gt: +now + LONGEST_WINDOW_MS } }];
  return em.nativeDelete(AttemptCount, { $or });
}
