import type { Day } from '../time/calendar';

/** A set of shares of a car; without a day it holds before any other. */
interface SetFromDay {
  readonly fromDay?: Day | null;
}

/** The set in force on a day: the latest that begins on it or before. */
export function setOn<Set extends SetFromDay>(sets: readonly Set[], day: Day): Set | null {
  return sets.findLast(({ fromDay }) => fromDay == null || fromDay <= day) ?? null;
}
