import { availableCars } from '@backend/domain/fleet/availability';
import type { RequestContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { loadFleetFacts } from '@backend/store/queries/fleet/fleet-window-queries';
import { loadTariffGroups } from '@backend/store/queries/fleet/tariff-queries';
import { quickBookingPayload } from '@schema/forms/bookings/quick-booking';
import type { AvailableCarList } from './availability.types';

/** Nullable until validated; the form schema requires both ends. */
interface WindowQuestion {
  readonly start: Date | null;
  readonly end: Date | null;
}

/**
 * Cars free from start to end with the price of that period (requirements.md, K42, K43). Throws
 * VALIDATION_FAILED when an end is missing or the return is not after the pickup (requirements.md,
 * K41).
 */
export async function readAvailableCars(
  ctx: RequestContext,
  { start, end }: WindowQuestion,
): Promise<AvailableCarList> {
  const { em, now, zone } = ctx;
  const { requireReturnMark } = ctx.config;
  const window = validated(quickBookingPayload, { startDate: start, endDate: end });
  const [cars, groupsByCar, facts] = await Promise.all([
    loadCars(em),
    loadTariffGroups(em, 'all'),
    loadFleetFacts(em, window, { now, requireReturnMark }),
  ]);
  return { items: availableCars({ window, zone, cars, groupsByCar, ...facts }) };
}
