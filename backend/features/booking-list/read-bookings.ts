import type { RequestContext } from '@backend/operation/context';
import {
  type ListedBookingRecord,
  loadListedBookings,
} from '@backend/store/queries/bookings/listed-booking-queries';
import { EVERY } from '@backend/store/sql-part';

/**
 * All complete bookings, cancelled ones included, the newest record first (requirements.md, P19).
 */
export async function readBookings(ctx: RequestContext): Promise<ListedBookingRecord[]> {
  const { requireReturnMark } = ctx.config;
  const bookings = await loadListedBookings(
    ctx.em,
    { where: EVERY },
    { now: ctx.now, requireReturnMark },
  );
  return bookings.sort((a, b) => +b.createdAt - +a.createdAt || b.id - a.id);
}
