import { lengthOf, readPeriod, type TypedPeriod } from '@frontend/shared/forms/typed-period';
import { BOOKING_PICKUP_TIME } from '@schema/constants';
import { addDays, dayOf, instantAt } from '@schema/values/time/calendar';
import { addHours } from 'date-fns/addHours';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { max } from 'date-fns/max';
import { roundToNearestMinutes } from 'date-fns/roundToNearestMinutes';

/** Pickups to choose from: after 1, 2 and 3 hours, and tomorrow morning. */
interface LatePickups {
  readonly hours: readonly { readonly hours: number; readonly start: Date }[];
  readonly tomorrow: Date;
}

/** Hours count from the planned pickup, and from now once it is past. */
export function latePickups(planned: Date, now: Date, zone: string): LatePickups {
  const quarter = roundToNearestMinutes(now, { nearestTo: 15, roundingMethod: 'ceil' });
  const from = now > planned ? quarter : planned;
  return {
    hours: [1, 2, 3].map((hours) => ({ hours, start: addHours(from, hours) })),
    tomorrow: instantAt(addDays(dayOf(max([planned, now]), zone), 1), BOOKING_PICKUP_TIME, zone),
  };
}

/**
 * Whether the return would be at or before a pickup at `start`; then the rental moves as a whole.
 */
export function isPastReturn(planned: TypedPeriod, start: Date): boolean {
  const period = readPeriod(planned);
  return period !== null && start >= period.endDate;
}

/** The rental from a later pickup, with its return or its length kept. */
export function latePeriod(planned: TypedPeriod, start: Date, keepsLength: boolean): TypedPeriod {
  const startDate = start.toISOString();
  if (!keepsLength && !isPastReturn(planned, start)) return { ...planned, startDate };
  return { startDate, endDate: addMilliseconds(start, lengthOf(planned)).toISOString() };
}
