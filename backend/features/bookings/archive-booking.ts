import { conflict } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { assertVersion, lockBooking } from '@backend/rentals/booking-lock';
import { savedBooking } from '@backend/rentals/saved-booking';
import { recordChange } from '@backend/store/change-log';
import { archivePayload } from '@schema/forms/bookings/archive';
import { MESSAGES } from '@schema/messages';

const operation = 'archiveBooking';

/**
 * Cancels a booking: archives it and frees its car (requirements.md, K34). Throws VALIDATION_FAILED
 * for a reason that is too long; NOT_FOUND; CONFLICT when it is already archived or incomplete; STALE
 * with `current` when `version` is given and does not match.
 */
export async function archiveBooking(
  ctx: SignedInContext,
  id: number,
  wanted: { readonly version: number | null; readonly reason: string | null },
): Promise<BookingAnswer> {
  const { version = null, reason } = assertValid(archivePayload, wanted);
  const { now: at, user } = ctx;
  const archived = await ctx.store.write(ctx.em, async (em) => {
    const { row } = await lockBooking(em, id);
    const before = await savedBooking(em, id, ctx);
    if (before.cancelledAt) throw conflict(MESSAGES.booking.alreadyArchived);
    assertVersion(before, version);
    em.assign(row, {
      cancelledAt: at,
      cancelledBy: user.id,
      cancelReason: reason?.trim() || null,
    });
    await em.flush();
    const after = await savedBooking(em, id, ctx);
    recordChange(em, { at, user, operation, entity: 'Booking', entityId: id, before, after });
    return after;
  });
  ctx.announce(operation, [archived.carId]);
  return archived;
}
