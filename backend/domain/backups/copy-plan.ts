import { addHours } from 'date-fns/addHours';

/** Intervals without a copy after which it is missed: one may have failed and been repeated. */
const MISSED_INTERVALS = 2;

interface CopyPlan {
  /** When the next copy is due; not before now. */
  readonly nextAt: Date;
  /** The last copy is older than two intervals. */
  readonly isLate: boolean;
}

/** What the schedule makes of the last copy; null: there is none yet, so one is due. */
export function copyPlan(lastAt: Date | null, everyHours: number, now: Date): CopyPlan {
  if (!lastAt) return { nextAt: now, isLate: false };
  const due = addHours(lastAt, everyHours);
  return {
    nextAt: due > now ? due : now,
    isLate: now > addHours(lastAt, MISSED_INTERVALS * everyHours),
  };
}
