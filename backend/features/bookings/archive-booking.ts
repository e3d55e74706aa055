import { assertMarkable } from '@backend/domain/bookings/booking-marks';
import { carStillOut } from '@backend/domain/bookings/car-out';
import { conflict } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { assertVersion, lockBooking } from '@backend/rentals/booking-lock';
import { savedBooking } from '@backend/rentals/saved-booking';
import { archivePayload } from '@schema/forms/bookings/archive';
import { MESSAGES } from '@schema/messages';
import { isOutByMark } from '@schema/values/bookings/whereabouts';

interface ArchiveRequest {
  readonly id: number;
  readonly version: number | null;
  readonly reason: string | null;
  /** Archive the booking even while its car is out. */
  readonly confirmed: boolean | null;
  /** Mark the return in the same change. */
  readonly returned: boolean | null;
}

/**
 * Cancels a booking: archives it and frees its car (requirements.md, K34). Throws VALIDATION_FAILED
 * for a reason that is too long; NOT_FOUND; CONFLICT when it is already archived or incomplete, or
 * for a return that cannot be marked; STALE with `current` when `version` is given and does not
 * match; CAR_NOT_RETURNED when its car is handed over by mark, unless confirmed or returned.
 */
export const archiveBooking = command<ArchiveRequest>()({
  name: 'archiveBooking',
  access: anyOf('edit_bookings'),
  form: archivePayload,
  accept: ({ id, version, reason, confirmed, returned }) => ({
    id,
    version: version ?? null,
    reason: reason?.trim() || null,
    isConfirmed: confirmed === true,
    isBack: returned === true,
  }),
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { id, version }) {
    const { row } = await lockBooking(em, id);
    const before = await savedBooking(em, id, ctx);
    if (before.cancelledAt) throw conflict(MESSAGES.booking.alreadyArchived);
    assertVersion(before, version);
    return { row, before };
  },
  async run({ em, ctx, record }, { id, reason, isConfirmed, isBack }, { row, before }) {
    const { now, user, zone, config } = ctx;
    const isMarked = isBack && !before.returnedAt;
    if (isMarked) assertMarkable('returnedAt', before, { at: ctx.now, zone: ctx.zone });
    else if (isOutByMark(before) && !isConfirmed) {
      const { requireReturnMark } = config;
      throw carStillOut(before, zone, { now, requireReturnMark, wanted: 'archive' });
    }
    em.assign(row, {
      ...(isMarked && { returnedAt: now }),
      cancelledAt: now,
      cancelledBy: user.id,
      cancelReason: reason,
    });
    await em.flush();
    const after = await savedBooking(em, id, ctx);
    return {
      answer: after,
      history: [record({ entity: 'Booking', entityId: id, before, after })],
      cars: [after.carId],
    };
  },
});
