import { parseInstant } from '@schema/values/time/instant';
import { type Period } from '@schema/values/time/period';
import { rentalDays } from '@schema/values/time/rental-days';

/** A period in form values: ISO instants, '' while unset. */
export interface TypedPeriod {
  readonly startDate: string;
  readonly endDate: string;
}

export const typedPeriod = ({ startDate, endDate }: Period): TypedPeriod => ({
  startDate: startDate.toISOString(),
  endDate: endDate.toISOString(),
});

/** The period of both fields, or null while one is empty or the end is before the start. */
export function readPeriod({ startDate, endDate }: TypedPeriod): Period | null {
  const start = parseInstant(startDate);
  const end = parseInstant(endDate);
  return start && end && end >= start ? { startDate: start, endDate: end } : null;
}

/** Priced days of the rental; 1 for an invalid period. */
export function daysOf(typed: TypedPeriod, count: (period: Period) => number = rentalDays): number {
  const period = readPeriod(typed);
  return period ? count(period) : 1;
}

/**
 * Date coupling (requirements.md, K25): an end before its start is moved up to the start. Called
 * after the start changes and on blur of the end field, not on every key: the first digit of «25»
 * would be the 2nd and would change the time of day.
 */
export function withLiftedEnd<P extends TypedPeriod>(period: P): P {
  const start = parseInstant(period.startDate);
  const end = parseInstant(period.endDate);
  if (!start || !end || end >= start) return period;
  return { ...period, endDate: period.startDate };
}

/** Length in ms; 0 for an invalid period. */
export function lengthOf(typed: TypedPeriod): number {
  const period = readPeriod(typed);
  return period ? period.endDate.getTime() - period.startDate.getTime() : 0;
}

/**
 * Sets the start; a start past the end moves the end to this length. The length before the typing
 * is used: the first digit of «25» is the 2nd.
 */
export function withMovedStart<P extends TypedPeriod>(
  was: P,
  startDate: string,
  lengthMs: number,
): P {
  const [start, end] = [parseInstant(startDate), parseInstant(was.endDate)];
  if (!start || !end || end > start) return { ...was, startDate };
  return { ...was, startDate, endDate: new Date(start.getTime() + lengthMs).toISOString() };
}

/** The rules of two date fields; `settled` recalculates values that depend on the period. */
export function periodRules<Values extends TypedPeriod>(settled: (values: Values) => Values) {
  return {
    /** Sets the start and moves the end along. */
    withStart: (was: Values, startDate: string) => settled(withLiftedEnd({ ...was, startDate })),
    withEnd: (was: Values, endDate: string) => settled({ ...was, endDate }),
    /** Called when the end field loses the focus. */
    withSettledEnd: (was: Values) => settled(withLiftedEnd(was)),
  };
}
