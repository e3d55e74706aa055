import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { whereaboutsAt } from '@frontend/shared/bookings/booking-whereabouts';
import { lengthOf, readPeriod, type TypedPeriod } from '@frontend/shared/forms/typed-period';
import { BOOKING_PICKUP_TIME } from '@schema/constants';
import type { ReturnRule } from '@schema/values/bookings/booking-status';
import { addDays, dayOf, instantAt } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { addHours } from 'date-fns/addHours';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { max } from 'date-fns/max';
import { roundToNearestMinutes } from 'date-fns/roundToNearestMinutes';
import { offeredMarks } from './offered-marks';

/**
 * Whether the customer may be late: the car waits to be handed over, today or since an earlier day.
 * A company that marks no handovers takes an earlier rental for handed over.
 */
export function canBeLate(
  booking: BookingFacts,
  now: Date,
  zone: string,
  rule: ReturnRule,
): boolean {
  const start = parseInstant(booking.startDate);
  if (!start || booking.isExtension || booking.isHandedOver) return false;
  if (!offeredMarks(booking, now, zone).includes('handover')) return false;
  const isToday = dayOf(start, zone) === dayOf(now, zone);
  return isToday || whereaboutsAt(booking, now, rule) === 'late_pickup';
}

/** Pickups to choose from: after 1, 2 and 3 hours, and tomorrow morning. */
export interface LatePickups {
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

/** Would the return be at or before a pickup at `start`? Then the rental moves as a whole. */
export function isPastReturn(planned: TypedPeriod, start: Date): boolean {
  const period = readPeriod(planned);
  return period !== null && start >= period.endDate;
}

/** The rental from a later pickup: its return stays, or its length. */
export function latePeriod(planned: TypedPeriod, start: Date, keepsLength: boolean): TypedPeriod {
  const startDate = start.toISOString();
  if (!keepsLength && !isPastReturn(planned, start)) return { ...planned, startDate };
  return { startDate, endDate: addMilliseconds(start, lengthOf(planned)).toISOString() };
}
