import type { SignedInContext } from '@backend/operation/context';
import type { Em } from '@backend/store/em';
import { loadFoundBookings } from '@backend/store/queries/bookings/found-booking-queries';
import { findCustomersLike } from '@backend/store/queries/customers/customer-queries';
import { loadCarDescriptions } from '@backend/store/queries/fleet/car-description-queries';
import { type BoardCarRecord, loadCars } from '@backend/store/queries/fleet/car-queries';
import { SEARCH_BOUNDS } from '@schema/constants/search';
import { can, canAny } from '@schema/permissions';
import { matchingCars } from '@schema/values/fleet/car-search';
import { wantedCars } from '@schema/values/fleet/wanted-cars';
import type { SearchAnswer } from './search.types';

/**
 * Results of the search dialog: a few records of each kind. A kind is searched only with a
 * permission of a section that shows it, else empty. Throws VALIDATION_FAILED for an invalid text.
 */
export async function search(ctx: SignedInContext, text: string): Promise<SearchAnswer> {
  const { em, user, now, config } = ctx;
  const query = text.trim();
  const { minLetters, limit } = SEARCH_BOUNDS;
  if (query.length < minLetters) return { cars: [], customers: [], bookings: [] };

  const seesCars = canAny(user, ['view_board', 'view_cars', 'edit_bookings']);
  const seesBookings = canAny(user, ['view_board', 'view_booking_list']);
  const seesCustomers = can(user, 'view_clients');
  const occasion = { now, requireReturnMark: config.requireReturnMark };
  const customers = seesCustomers ? await findCustomersLike(em, query, limit) : [];
  const fleet = seesCars || seesBookings ? await loadCars(em) : [];
  const exact = matchingCars(query, fleet);
  // Typing errors in a name: «Полов» is not Polo when such a customer exists.
  const isFound = exact.length + customers.length > 0;
  const meant = (isFound ? exact : await meantCars(em, query, fleet)).slice(0, limit);
  const carIds = meant.map(({ id }) => id);
  const bookings = seesBookings
    ? await loadFoundBookings(em, { query, carIds, limit }, occasion)
    : [];
  return { cars: seesCars ? meant : [], customers, bookings };
}

/**
 * By class, description or with a typing error: «внедорожник», «камрии». Empty when a word has no
 * match.
 */
async function meantCars<Car extends BoardCarRecord>(em: Em, query: string, fleet: readonly Car[]) {
  if (fleet.length === 0) return [];
  const descriptions = await loadCarDescriptions(em);
  const described = fleet.map((car) => ({ ...car, description: descriptions.get(car.id) ?? null }));
  const { cars, unknown } = wantedCars(query, described, () => null);
  return unknown.length > 0 ? [] : cars;
}
