import { assertMarkable } from '@backend/domain/bookings/booking-marks';
import { conflict, notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import { refusalOfHandover } from '@backend/rentals/car-back';
import { loadBooking } from '@backend/store/queries/board/event-rows';
import { recordsPayments } from '@backend/store/queries/money/open-rental-queries';
import { MESSAGES } from '@schema/messages';
import type { MarkedMoment } from '@schema/values/money/at-mark';
import type { MarkQuestions } from './money-mark.types';
import { readMoneyMarks } from './read-money-marks';

/**
 * Questions before a handover or return mark: the money of the booking, in a company that records
 * payments (docs/domain.md, marks), and an unreturned rental of the car. Throws NOT_FOUND, and
 * CONFLICT for a mark that does not apply, so that no money is taken for it.
 */
export async function readMarkQuestions(
  ctx: RequestContext,
  bookingId: number,
  at: MarkedMoment,
): Promise<MarkQuestions> {
  const { em } = ctx;
  const booking = await loadBooking(em, bookingId);
  if (!booking) throw notFound(MESSAGES.booking.notFound);
  if (booking.cancelledAt) throw conflict(MESSAGES.booking.alreadyArchived);
  const isMarked = at === 'handover' ? booking.handedOverAt !== null : booking.returnedAt !== null;
  if (!isMarked) {
    const mark = at === 'handover' ? 'handedOverAt' : 'returnedAt';
    assertMarkable(mark, booking, { at: ctx.now, zone: ctx.zone });
  }
  const [money = null] = (await recordsPayments(em)) ? await readMoneyMarks(ctx, [bookingId]) : [];
  const refusal = at === 'handover' ? await refusalOfHandover(em, booking, ctx) : null;
  return { money, unreturned: refusal?.message ?? null };
}
