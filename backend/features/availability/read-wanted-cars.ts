import { nearestWindows, wantedFleet } from '@backend/domain/fleet/wanted-fleet';
import type { RequestContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import { loadCarDescriptions } from '@backend/store/queries/fleet/car-description-queries';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import {
  loadBookingsAround,
  loadFleetFacts,
} from '@backend/store/queries/fleet/fleet-window-queries';
import { loadTariffGroups } from '@backend/store/queries/fleet/tariff-queries';
import { SEARCH_BOUNDS, WANTED_REACH_DAYS } from '@schema/constants/search';
import { wantedCarsPayload } from '@schema/forms/bookings/quick-booking';
import { addDays } from 'date-fns/addDays';
import { min } from 'date-fns/min';
import type { WantedCarsAnswer } from './wanted-cars.types';

/** Nullable until validated. */
interface WantedCarsQuestion {
  readonly text: string;
  readonly start: Date | null;
  readonly end: Date | null;
}

/**
 * The cars meant by «рио или солярис», «внедорожник» for the days: free ones with prices, else the
 * nearest days and similar cars. Throws VALIDATION_FAILED like the free cars.
 */
export async function readWantedCars(
  ctx: RequestContext,
  { text, start, end }: WantedCarsQuestion,
): Promise<WantedCarsAnswer> {
  const { em, now, zone } = ctx;
  const { requireReturnMark } = ctx.config;
  const { startDate, endDate } = validated(wantedCarsPayload, {
    search: text,
    startDate: start,
    endDate: end,
  });
  const window = { startDate, endDate };
  const [cars, descriptions, groupsByCar, facts] = await Promise.all([
    loadCars(em),
    loadCarDescriptions(em),
    loadTariffGroups(em, 'all'),
    loadFleetFacts(em, window, { now, requireReturnMark }),
  ]);
  const described = cars.map((car) => ({ ...car, description: descriptions.get(car.id) ?? null }));
  const question = { window, zone, groupsByCar, ...facts };
  const { taken, ...wanted } = wantedFleet({
    text,
    limit: SEARCH_BOUNDS.freeCars,
    fleet: { ...question, cars: described },
  });
  if (taken.length === 0) return { ...wanted, later: [] };

  const until = addDays(endDate, WANTED_REACH_DAYS);
  const bookings = await loadBookingsAround(em, {
    window: { startDate: min([startDate, now]), endDate: until },
    unmarkedHold: requireReturnMark,
  });
  return { ...wanted, later: nearestWindows(taken, { ...question, bookings }, until) };
}
