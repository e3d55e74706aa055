import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import {
  type ListedBookingRecord,
  loadListedBookings,
} from '@backend/store/queries/bookings/listed-booking-queries';
import { part } from '@backend/store/sql-part';
import { MESSAGES } from '@schema/messages';

/**
 * One booking as the list shows it, archived ones included: a card opened by its address stands on
 * no page yet. NOT_FOUND for an unknown or incomplete one.
 */
export async function readListedBooking(
  ctx: RequestContext,
  id: number,
): Promise<ListedBookingRecord> {
  const { now, config } = ctx;
  const [booking] = await loadListedBookings(
    ctx.em,
    { where: part('b.id = ?', [id]) },
    { now, requireReturnMark: config.requireReturnMark },
  );
  if (!booking) throw notFound(MESSAGES.booking.notFound);
  return booking;
}
