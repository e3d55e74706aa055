import { conflict } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { assertVersion, lockBooking } from '@backend/rentals/booking-lock';
import { assertCarFree, flushClaim } from '@backend/rentals/car-claim';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { recordChange } from '@backend/store/change-log';
import type { Em } from '@backend/store/open-store';
import { versionPayload } from '@schema/forms/fields/version';
import { MESSAGES } from '@schema/messages';
import { occupiedPeriod } from '@schema/values/time/period';

const operation = 'restoreBooking';

/**
 * Restores a booking from the archive (docs/domain.md, occupancy). Throws NOT_FOUND; CONFLICT when
 * it is not archived; VALIDATION_FAILED for a version that is none; STALE with `current` when `version` is given and does not match; CAR_OCCUPIED with conflicts and suggestions when its period is taken.
 */
export async function restoreBooking(
  ctx: SignedInContext,
  id: number,
  version: number | null,
): Promise<BookingAnswer> {
  assertValid(versionPayload, { version });
  const restored = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) => bringBack(em, { id, version }, ctx)),
  );
  ctx.announce(operation, [restored.carId]);
  return restored;
}

interface Archived {
  readonly id: number;
  readonly version: number | null;
}

async function bringBack(
  em: Em,
  { id, version }: Archived,
  ctx: SignedInContext,
): Promise<BookingAnswer> {
  const { now: at, user } = ctx;
  const { row, carId, startDate, endDate } = await lockBooking(em, id);
  const before = await savedBooking(em, id, ctx);
  if (!before.cancelledAt) throw conflict(MESSAGES.booking.notArchived);
  assertVersion(before, version);
  const { returnedAt, totalPrice: wantedPrice = null } = before;
  const period = returnedAt
    ? occupiedPeriod({ startDate, endDate, returnedAt })
    : { startDate, endDate };
  const claim = { carId, period, ignoreBookingId: id, wantedPrice };
  await assertCarFree(em, claim, ctx);
  em.assign(row, { cancelledAt: null, cancelledBy: null, cancelReason: null });
  await flushClaim(em, claim);
  const after = await savedBooking(em, id, ctx);
  recordChange(em, { at, user, operation, entity: 'Booking', entityId: id, before, after });
  return after;
}
