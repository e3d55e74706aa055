import { assertMarkable } from '@backend/domain/bookings/booking-marks';
import { carStillOut } from '@backend/domain/bookings/car-out';
import { conflict } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { assertVersion, lockBooking } from '@backend/rentals/booking-lock';
import { savedBooking } from '@backend/rentals/saved-booking';
import { recordChange } from '@backend/store/change-log';
import { archivePayload } from '@schema/forms/bookings/archive';
import { MESSAGES } from '@schema/messages';
import { isOutByMark } from '@schema/values/bookings/whereabouts';

const operation = 'archiveBooking';

interface ArchiveRequest {
  readonly version: number | null;
  readonly reason: string | null;
  /** Also while its car is out. */
  readonly confirmed: boolean | null;
  /** The car came back: the return is marked in the same change. */
  readonly returned: boolean | null;
}

/**
 * Cancels a booking: archives it and frees its car (requirements.md, K34). Throws VALIDATION_FAILED
 * for a reason that is too long; NOT_FOUND; CONFLICT when it is already archived or incomplete, or for
 * a return that cannot be marked; STALE with `current` when `version` is given and does not match;
 * CAR_NOT_RETURNED when its car is out by mark, unless confirmed or returned.
 */
export async function archiveBooking(
  ctx: SignedInContext,
  id: number,
  wanted: ArchiveRequest,
): Promise<BookingAnswer> {
  const { version = null, reason } = assertValid(archivePayload, wanted);
  const { now: at, user } = ctx;
  const isBack = wanted.returned === true;
  const archived = await ctx.store.write(ctx.em, async (em) => {
    const { row } = await lockBooking(em, id);
    const before = await savedBooking(em, id, ctx);
    if (before.cancelledAt) throw conflict(MESSAGES.booking.alreadyArchived);
    assertVersion(before, version);
    const isMarked = isBack && !before.returnedAt;
    if (isMarked) assertMarkable('returnedAt', before, ctx);
    else if (isOutByMark(before) && wanted.confirmed !== true) {
      const { requireReturnMark } = ctx.config;
      throw carStillOut(before, ctx.zone, { now: at, requireReturnMark, wanted: 'archive' });
    }
    em.assign(row, {
      ...(isMarked && { returnedAt: at }),
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
