import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import type { Booking } from '@backend/operation/types/booking.types';
import { bookingAnswer } from '@backend/rentals/saved-booking';
import { loadBooking } from '@backend/store/queries/board/event-rows';
import { MESSAGES } from '@schema/messages';

/**
 * One complete booking, archived ones included. Throws NOT_FOUND for an unknown or incomplete one.
 */
export async function readBooking(ctx: RequestContext, id: number): Promise<Booking> {
  const fact = await loadBooking(ctx.em, id);
  if (!fact) throw notFound(MESSAGES.booking.notFound);
  return bookingAnswer(ctx.em, fact, ctx);
}
