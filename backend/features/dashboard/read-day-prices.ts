import { estimateOver } from '@backend/domain/bookings/pricing';
import { rentalCalendar } from '@backend/domain/bookings/rental-calendar';
import type { RequestContext } from '@backend/operation/context';
import { loadTariffGroups } from '@backend/store/queries/fleet/tariff-queries';
import { BOOKING_PICKUP_TIME } from '@schema/constants';
import { type Day, instantAt } from '@schema/values/time/calendar';
import type { CarDayPriceType } from './dashboard.types';

/** The tariff price of each car for a booking of 24 hours that begins on the date. */
export async function readDayPrices(
  { em, zone }: RequestContext,
  date: Day,
  cars: readonly { readonly carId: number }[],
): Promise<readonly CarDayPriceType[]> {
  const groups = await loadTariffGroups(em, 'all');
  const pickup = instantAt(date, BOOKING_PICKUP_TIME, zone);
  const calendar = rentalCalendar({ startDate: pickup, endDate: pickup }, zone);
  return cars.map(({ carId }) => ({
    carId,
    price: estimateOver(calendar, groups.get(carId) ?? [])?.totalPrice ?? null,
  }));
}
