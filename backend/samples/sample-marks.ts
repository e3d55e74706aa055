import type { Period } from '@schema/values/time/period';
import { addMinutes } from 'date-fns/addMinutes';

/** Recent events stay unmarked, so that the sample has pending actions. */
const HANDOVER_WAITS_MINUTES = 30;
const RETURN_WAITS_MINUTES = 6 * 60;

/** The marks of a rental that follows its contract, up to now. */
export function sampleMarks({ startDate, endDate }: Period, now: Date) {
  const isMarked = (at: Date, minutes: number) => addMinutes(at, minutes) < now;
  return {
    handedOverAt: isMarked(startDate, HANDOVER_WAITS_MINUTES) ? startDate : null,
    returnedAt: isMarked(endDate, RETURN_WAITS_MINUTES) ? endDate : null,
  };
}
