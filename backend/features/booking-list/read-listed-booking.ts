import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import {
  type ListedBookingRecord,
  loadListedBookings,
} from '@backend/store/queries/bookings/listed-booking-queries';
import { part } from '@backend/store/sql/sql-part';
import { MESSAGES } from '@schema/messages';

/**
 * One booking as a list row, archived ones included; used when a card is opened by its URL. Throws
 * NOT_FOUND for an unknown or incomplete one.
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
