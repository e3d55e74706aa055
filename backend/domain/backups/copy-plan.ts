import { addHours } from 'date-fns/addHours';

/**
 * Intervals without a copy after which it counts as missed: one may have failed and been retried.
 */
const MISSED_INTERVALS = 2;

interface CopyPlan {
  /** Time of the next copy; not before now. */
  readonly nextAt: Date;
  /** The last copy is older than two intervals. */
  readonly isLate: boolean;
}

/** The schedule after the last copy; null: no copy yet, so one is due. */
export function copyPlan(lastAt: Date | null, everyHours: number, now: Date): CopyPlan {
  if (!lastAt) return { nextAt: now, isLate: false };
  const due = addHours(lastAt, everyHours);
  return {
    nextAt: due > now ? due : now,
    isLate: now > addHours(lastAt, MISSED_INTERVALS * everyHours),
  };
}
