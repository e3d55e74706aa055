import type { Em } from '../em';
import { AttemptCount } from '../entities/access/attempt-count.entity';

export const ATTEMPT_COUNTS = 'attempt_counts';

/** Deletes the counts of past windows; returns their number. */
export function forgetAttempts(em: Em, now: Date): Promise<number> {
  return em.nativeDelete(AttemptCount, { expire: { $lt: now.getTime() } });
}
