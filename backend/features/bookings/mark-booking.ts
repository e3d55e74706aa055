import {
  assertMarkable,
  type BookingMark,
  timeTakenBack,
} from '@backend/domain/bookings/booking-marks';
import { conflict } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { assertVersion, lockBooking } from '@backend/rentals/booking-lock';
import { assertCarBack } from '@backend/rentals/car-back';
import { assertCarFree, flushClaim } from '@backend/rentals/car-claim';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { recordChange } from '@backend/store/change-log';
import type { Em } from '@backend/store/open-store';
import { loadCarServiceWork } from '@backend/store/queries/fleet/car-claim-queries';
import { handoverPayload } from '@schema/forms/bookings/handover';
import { MESSAGES } from '@schema/messages';

type Operation = 'markHandedOver' | 'markReturned' | 'unmarkHandedOver' | 'unmarkReturned';

const CHANGES: Readonly<Record<Operation, { mark: BookingMark; isSet: boolean }>> = {
  markHandedOver: { mark: 'handedOverAt', isSet: true },
  markReturned: { mark: 'returnedAt', isSet: true },
  unmarkHandedOver: { mark: 'handedOverAt', isSet: false },
  unmarkReturned: { mark: 'returnedAt', isSet: false },
};

/**
 * Sets or removes the handover or return mark at the current time (docs/domain.md, marks). A return
 * before the end frees the rest of the period; removing it reclaims the period. Setting an existing
 * mark is a no-op for any version. Throws NOT_FOUND; CONFLICT for an archived or incomplete booking
 * and for a mark that does not apply; STALE with `current` when `version` is given and does not
 * match; CAR_OCCUPIED when the reclaimed period is taken; CAR_NOT_RETURNED for an unconfirmed handover
 * of a car that another customer has not returned.
 */
export async function markBooking(
  ctx: SignedInContext,
  operation: Operation,
  id: number,
  { version = null, confirmed = null }: MarkOptions = {},
): Promise<BookingAnswer> {
  assertValid(handoverPayload, { version, confirmed });
  const { after, isChanged } = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) =>
      change(em, { operation, id, version, isConfirmed: confirmed === true }, ctx),
    ),
  );
  if (isChanged) ctx.announce(operation, [after.carId]);
  return after;
}

interface MarkOptions {
  readonly version?: number | null;
  /** A car that is not returned from another rental may be handed over. */
  readonly confirmed?: boolean | null;
}

interface Request {
  readonly operation: Operation;
  readonly id: number;
  readonly version: number | null;
  readonly isConfirmed: boolean;
}

async function change(em: Em, request: Request, ctx: SignedInContext) {
  const { operation, id, version, isConfirmed } = request;
  const { mark, isSet } = CHANGES[operation];
  const { now: at, user } = ctx;
  const { row, carId, startDate: from } = await lockBooking(em, id);
  const service = await loadCarServiceWork(em, carId, { from });
  const before = await savedBooking(em, id, ctx, service);
  if (before.cancelledAt) throw conflict(MESSAGES.booking.alreadyArchived);
  if ((before[mark] !== null) === isSet) return { after: before, isChanged: false };
  assertVersion(before, version);
  if (isSet) assertMarkable(mark, before, ctx);
  if (operation === 'markHandedOver') {
    await assertCarBack(em, { carId, customerId: row.customer?.id ?? null, isConfirmed }, ctx);
  }

  const period = operation === 'unmarkReturned' ? timeTakenBack(before) : null;
  const wantedPrice = before.totalPrice ?? null;
  const claim = period && { carId, period, ignoreBookingId: id, wantedPrice };
  if (claim) await assertCarFree(em, claim, ctx);
  em.assign(row, { [mark]: isSet ? at : null });
  await (claim ? flushClaim(em, claim) : em.flush());
  const after = await savedBooking(em, id, ctx, service);
  recordChange(em, { at, user, operation, entity: 'Booking', entityId: id, before, after });
  return { after, isChanged: true };
}
