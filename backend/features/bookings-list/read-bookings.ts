import type { RequestContext } from '@backend/graphql/context';
import { bookingOrder } from '@backend/store/facts/booking-page-facts';
import {
  type ListedBookingFact,
  loadListedBookings,
} from '@backend/store/facts/listed-booking-facts';
import { EVERY } from '@backend/store/sql-part';
import { DEFAULT_BOOKING_SORT } from '@schema/constants';

/** All complete bookings, cancelled ones included, the newest record first (spec 2, §7). */
export function readBookings(ctx: RequestContext): Promise<ListedBookingFact[]> {
  const occasion = { now: ctx.now, requireReturnMark: ctx.config.requireReturnMark };
  const orderBy = bookingOrder(ctx.em, DEFAULT_BOOKING_SORT, occasion);
  return loadListedBookings(ctx.em, { where: EVERY, orderBy }, occasion);
}
