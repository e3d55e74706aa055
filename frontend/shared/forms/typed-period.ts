import { parseInstant } from '@schema/values/time/instant';
import { liftEnd, type Period } from '@schema/values/time/period';

/** A period as forms hold it: ISO instants, '' while unset. */
export interface TypedPeriod {
  readonly startDate: string;
  readonly endDate: string;
}

/** The period both fields name, or null while one is empty or they stand in the wrong order. */
export function readPeriod({ startDate, endDate }: TypedPeriod): Period | null {
  const start = parseInstant(startDate);
  const end = parseInstant(endDate);
  return start && end && end >= start ? { startDate: start, endDate: end } : null;
}

/**
 * Date coupling (requirements.md, K25): an end that fell before its start is moved up to it. Called
 * after the start was changed, and when the end field is left: not at every key typed in the end
 * field, where the first digit of «25» would be the 2nd and take the time of day away with it.
 */
export function withLiftedEnd<P extends TypedPeriod>(period: P): P {
  const start = parseInstant(period.startDate);
  const end = parseInstant(period.endDate);
  if (!start || !end || liftEnd(start, end) === end) return period;
  return { ...period, endDate: period.startDate };
}
