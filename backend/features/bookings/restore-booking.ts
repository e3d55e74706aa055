import { conflict } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { assertVersion, lockBooking } from '@backend/rentals/booking-lock';
import { assertCarFree, flushClaim } from '@backend/rentals/car-claim';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { versionPayload } from '@schema/forms/fields/version';
import { MESSAGES } from '@schema/messages';
import { occupiedPeriod } from '@schema/values/time/period';

interface Restoring {
  readonly id: number;
  readonly version: number | null;
}

/**
 * Restores a booking from the archive (docs/domain.md, occupancy). Throws NOT_FOUND; CONFLICT when
 * it is not archived; VALIDATION_FAILED for a version that is none; STALE with `current` when
 * `version` is given and does not match; CAR_OCCUPIED with conflicts and suggestions when its period
 * is taken.
 */
export const restoreBooking = command<Restoring>()({
  name: 'restoreBooking',
  access: anyOf('edit_bookings'),
  form: versionPayload,
  accept: ({ id, version }) => ({ id, version: version ?? null }),
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { id, version }) {
    const locked = await lockBooking(em, id);
    const before = await savedBooking(em, id, ctx);
    if (!before.cancelledAt) throw conflict(MESSAGES.booking.notArchived);
    assertVersion(before, version);
    return { locked, before };
  },
  async run({ em, ctx, record }, { id }, { locked, before }) {
    const { row, carId, startDate, endDate } = locked;
    const { returnedAt, totalPrice: wantedPrice = null } = before;
    const period = returnedAt
      ? occupiedPeriod({ startDate, endDate, returnedAt })
      : { startDate, endDate };
    const claim = { carId, period, ignoreBookingId: id, wantedPrice };
    await assertCarFree(em, claim, ctx);
    em.assign(row, { cancelledAt: null, cancelledBy: null, cancelReason: null });
    await flushClaim(em, claim);
    const after = await savedBooking(em, id, ctx);
    return {
      answer: after,
      history: [record({ entity: 'Booking', entityId: id, before, after })],
      cars: [after.carId],
    };
  },
  around: refuseOccupied,
});
