import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import { refusalOfHandover } from '@backend/rentals/car-back';
import { loadBooking } from '@backend/store/queries/board/event-rows';
import { hasPayments } from '@backend/store/queries/money/open-rental-queries';
import { MESSAGES } from '@schema/messages';
import type { MarkQuestions } from './money-reports.types';
import { readMoneyMarks } from './read-money-marks';

/**
 * What is asked before the car of a booking is handed over or taken back: its money, in a company that
 * records payments (docs/domain.md, marks), and who has not returned the car. Throws NOT_FOUND.
 */
export async function readMarkQuestions(
  ctx: RequestContext,
  bookingId: number,
): Promise<MarkQuestions> {
  const { em } = ctx;
  const booking = await loadBooking(em, bookingId);
  if (!booking) throw notFound(MESSAGES.booking.notFound);
  const [mark = null] = (await hasPayments(em)) ? await readMoneyMarks(ctx, [bookingId]) : [];
  const refusal = await refusalOfHandover(em, booking, ctx);
  return { money: mark, unreturned: refusal?.message ?? null };
}
