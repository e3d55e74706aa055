import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { loadFoundBookings } from '@backend/store/queries/bookings/found-booking-queries';
import { findCustomersLike } from '@backend/store/queries/customers/customer-queries';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { SEARCH_BOUNDS } from '@schema/constants';
import { searchPayload } from '@schema/forms/list-query';
import { can, canAny } from '@schema/permissions';
import { matchesCar } from '@schema/values/fleet/car-search';
import type { SearchAnswer } from './search.types';

/**
 * Results of the search dialog: a few records of each kind. A kind is searched only with a
 * permission of a section that shows it, else empty. Throws VALIDATION_FAILED for an invalid text.
 */
export async function search(ctx: SignedInContext, text: string): Promise<SearchAnswer> {
  assertValid(searchPayload, { search: text });
  const { em, user, now, config } = ctx;
  const query = text.trim();
  const { minLetters, limit } = SEARCH_BOUNDS;
  if (query.length < minLetters) return { cars: [], customers: [], bookings: [] };

  const seesCars = canAny(user, ['view_board', 'view_cars', 'edit_bookings']);
  const seesBookings = canAny(user, ['view_board', 'view_booking_list']);
  const fleet = seesCars || seesBookings ? await loadCars(em) : [];
  const meant = fleet.filter((car) => matchesCar(query, car)).slice(0, limit);
  const occasion = { now, requireReturnMark: config.requireReturnMark };
  const carIds = meant.map(({ id }) => id);
  const [customers, bookings] = await Promise.all([
    can(user, 'view_clients') ? findCustomersLike(em, query, limit) : [],
    seesBookings ? loadFoundBookings(em, { query, carIds, limit }, occasion) : [],
  ]);
  return { cars: seesCars ? meant : [], customers, bookings };
}
