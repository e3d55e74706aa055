import { availableCars } from '@backend/domain/fleet/availability';
import { assertValid } from '@backend/domain/valid';
import type { RequestContext } from '@backend/operation/context';
import { loadUnreturned } from '@backend/store/queries/bookings/unreturned-queries';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { loadFleetWindow } from '@backend/store/queries/fleet/fleet-window-queries';
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
  const window = assertValid(quickBookingPayload, { startDate: start, endDate: end });
  const unmarkedHold = requireReturnMark && window.startDate < now;
  const occasion = { now, requireReturnMark };
  const [cars, groupsByCar, events, unreturned] = await Promise.all([
    loadCars(em),
    loadTariffGroups(em, 'all'),
    loadFleetWindow(em, { window, unmarkedHold }),
    loadUnreturned(em, occasion),
  ]);
  const question = { window, zone, cars, groupsByCar, ...events, ...occasion };
  const items = availableCars(question).map((free) => ({
    ...free,
    unreturned: unreturned.get(free.car.id) ?? null,
  }));
  return { items };
}
