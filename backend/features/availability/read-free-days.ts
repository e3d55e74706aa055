import { freeDays } from '@backend/domain/fleet/free-days';
import type { RequestContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { loadFleetWindow } from '@backend/store/queries/fleet/fleet-window-queries';
import { freeDaysPayload } from '@schema/forms/bookings/quick-booking';
import { dayOf, endOfDay, lastDayOf, startOfDay } from '@schema/values/time/calendar';
import type { FreeDaysAnswer } from './free-days.types';

/** Nullable until validated. */
interface FreeDaysWindow {
  readonly start: Date | null;
  readonly end: Date | null;
}

/**
 * Free cars of each model on each company day that the period touches. Throws VALIDATION_FAILED
 * like the free cars, and for more than FREE_DAYS_LIMIT days.
 */
export async function readFreeDays(
  { em, now, zone, config }: RequestContext,
  { start, end }: FreeDaysWindow,
): Promise<FreeDaysAnswer> {
  const asked = validated(freeDaysPayload, { startDate: start, endDate: end });
  const firstDay = dayOf(asked.startDate, zone);
  const window = {
    startDate: startOfDay(firstDay, zone),
    endDate: endOfDay(lastDayOf(asked, zone), zone),
  };
  const { requireReturnMark } = config;
  const unmarkedHold = requireReturnMark && window.startDate < now;
  const [cars, events] = await Promise.all([
    loadCars(em),
    loadFleetWindow(em, { window, unmarkedHold }),
  ]);
  return { firstDay, models: freeDays({ window, zone, cars, now, requireReturnMark, ...events }) };
}
