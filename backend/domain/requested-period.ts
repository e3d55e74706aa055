import { analyticsPeriodForm } from '@schema/forms/analytics-period';
import type { Period } from '@schema/values/time/period';
import { type DaySpan, daySpanOf } from './day/day-span';
import { assertValid } from './valid';

/** A requested period; the form requires both ends. */
export interface RequestedPeriod {
  readonly start?: Date | null;
  readonly end?: Date | null;
}

/**
 * The period and the whole days it touches. Refuses VALIDATION_FAILED when an end is missing, when
 * the end is before the start (requirements.md, N3) or more than ten years after it.
 */
export function requestedPeriod(
  requested: RequestedPeriod,
  zone: string,
): { period: Period; span: DaySpan } {
  const given = { startDate: requested.start, endDate: requested.end };
  const period = assertValid(analyticsPeriodForm, given);
  return { period, span: daySpanOf(period, zone) };
}
