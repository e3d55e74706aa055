import { conflict, notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { deleteBookings } from '@backend/rentals/delete-bookings';
import { lockBookingRow } from '@backend/store/locks/guard-booking';
import { part } from '@backend/store/sql/sql-part';
import { MESSAGES } from '@schema/messages';

const operation = 'deleteIncompleteBooking';

/**
 * Deletes one incomplete booking; the change history keeps it. Throws NOT_FOUND; CONFLICT for a
 * complete one, which must be archived instead.
 */
export async function deleteIncompleteBooking(ctx: SignedInContext, id: number): Promise<void> {
  const { now, user } = ctx;
  await ctx.store.write(ctx.em, async (em) => {
    const row = await lockBookingRow(em, id);
    if (!row) throw notFound(MESSAGES.booking.notFound);
    if (row.isComplete) throw conflict(MESSAGES.incomplete.alreadyComplete);
    await deleteBookings(em, part('b.id = ?', [id]), { now, user, operation });
  });
  ctx.announce(operation);
}
