import type { Period } from '@schema/values/time/period';

/** Recent events stay unmarked, so that the demo has pending actions. */
const HANDOVER_WAITS_MS = 30 * 60_000;
const RETURN_WAITS_MS = 6 * 3_600_000;

/** The marks of a rental that follows its contract, up to now. */
export function demoMarks({ startDate, endDate }: Period, now: Date) {
  const isMarked = (at: Date, waitsMs: number) => now.getTime() - at.getTime() > waitsMs;
  return {
    handedOverAt: isMarked(startDate, HANDOVER_WAITS_MS) ? startDate : null,
    returnedAt: isMarked(endDate, RETURN_WAITS_MS) ? endDate : null,
  };
}
