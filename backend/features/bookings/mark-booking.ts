import {
  assertMarkable,
  type BookingMark,
  timeTakenBack,
} from '@backend/domain/bookings/booking-marks';
import { conflict } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { assertVersion, lockBooking } from '@backend/rentals/booking-lock';
import { assertCarBack } from '@backend/rentals/car-back';
import { assertCarFree, flushClaim } from '@backend/rentals/car-claim';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { loadCarServiceWork } from '@backend/store/queries/fleet/car-claim-queries';
import { handoverPayload } from '@schema/forms/bookings/handover';
import { versionPayload } from '@schema/forms/fields/version';
import { MESSAGES } from '@schema/messages';

interface MarkRequest {
  readonly id: number;
  readonly version: number | null;
  /** The handover is allowed while the car is not returned from another rental. */
  readonly confirmed?: boolean | null;
}

interface Marking {
  readonly name: 'markHandedOver' | 'markReturned' | 'unmarkHandedOver' | 'unmarkReturned';
  readonly mark: BookingMark;
  readonly isSet: boolean;
  readonly form: typeof versionPayload | typeof handoverPayload;
}

/**
 * Sets or removes the handover or return mark at the current time (docs/domain.md, marks). A return
 * before the end frees the rest of the period; removing it reclaims the period. Setting an existing
 * mark is a no-op for any version. Throws NOT_FOUND; CONFLICT for an archived or incomplete booking
 * and for a mark that does not apply; STALE with `current` when `version` is given and does not
 * match; CAR_OCCUPIED when the reclaimed period is taken; CAR_NOT_RETURNED for an unconfirmed handover
 * of a car that another customer has not returned.
 */
const marking = ({ name, mark, isSet, form }: Marking) =>
  command<MarkRequest>()({
    name,
    access: anyOf('edit_bookings'),
    form,
    accept: ({ id, version, confirmed }) => ({
      id,
      version: version ?? null,
      isConfirmed: confirmed === true,
    }),
    sameAs: 'not repeatable',
    async lock({ em, ctx }, { id }) {
      const { row, carId, startDate: from } = await lockBooking(em, id);
      const service = await loadCarServiceWork(em, carId, { from });
      const before = await savedBooking(em, id, ctx, service);
      if (before.cancelledAt) throw conflict(MESSAGES.booking.alreadyArchived);
      return { row, carId, service, before };
    },
    async run({ em, ctx, record }, { id, version, isConfirmed }, held) {
      const { row, carId, service, before } = held;
      if ((before[mark] !== null) === isSet) return { answer: before, unchanged: true };
      assertVersion(before, version);
      if (isSet) assertMarkable(mark, before, ctx);
      if (name === 'markHandedOver') {
        await assertCarBack(em, { carId, customerId: row.customer?.id ?? null, isConfirmed }, ctx);
      }

      const period = name === 'unmarkReturned' ? timeTakenBack(before) : null;
      const wantedPrice = before.totalPrice ?? null;
      const claim = period && { carId, period, ignoreBookingId: id, wantedPrice };
      if (claim) await assertCarFree(em, claim, ctx);
      em.assign(row, { [mark]: isSet ? ctx.now : null });
      await (claim ? flushClaim(em, claim) : em.flush());
      const after = await savedBooking(em, id, ctx, service);
      return {
        answer: after,
        history: [record({ entity: 'Booking', entityId: id, before, after })],
        cars: [after.carId],
      };
    },
    around: refuseOccupied,
  });

export const markHandedOver = marking({
  name: 'markHandedOver',
  mark: 'handedOverAt',
  isSet: true,
  form: handoverPayload,
});

export const markReturned = marking({
  name: 'markReturned',
  mark: 'returnedAt',
  isSet: true,
  form: versionPayload,
});

export const unmarkHandedOver = marking({
  name: 'unmarkHandedOver',
  mark: 'handedOverAt',
  isSet: false,
  form: versionPayload,
});

export const unmarkReturned = marking({
  name: 'unmarkReturned',
  mark: 'returnedAt',
  isSet: false,
  form: versionPayload,
});
