import {
  assertMarkable,
  type BookingMark,
  timeTakenBack,
} from '@backend/domain/bookings/booking-marks';
import { assertPastMoment } from '@backend/domain/fleet/past-moment';
import { conflict } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { assertVersion, lockBooking } from '@backend/rentals/booking-lock';
import { assertCarBack } from '@backend/rentals/car-back';
import { assertCarFree, flushClaim } from '@backend/rentals/car-claim';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { loadCarServiceWork } from '@backend/store/queries/fleet/car-claim-queries';
import { handoverPayload, returnPayload } from '@schema/forms/bookings/handover';
import { versionPayload } from '@schema/forms/fields/version';
import { MESSAGES } from '@schema/messages';
import { min } from 'date-fns/min';

interface MarkRequest {
  readonly id: number;
  readonly version: number | null;
  /** The handover is allowed while the car is not returned from another rental. */
  readonly confirmed?: boolean | null;
  /** When the car changed hands; absent: now. */
  readonly at?: Date | null;
  /** The car that was handed over or returned; absent: that of the booking. */
  readonly carId?: number | null;
}

interface Marking {
  readonly name: 'markHandedOver' | 'markReturned' | 'unmarkHandedOver' | 'unmarkReturned';
  readonly mark: BookingMark;
  readonly isSet: boolean;
  readonly form: typeof versionPayload | typeof handoverPayload | typeof returnPayload;
}

/**
 * Sets the handover or return mark at a past moment, by default the current one, or removes it
 * (docs/domain.md, marks). A return before the end frees the rest of the period; removing it
 * reclaims the period. Setting an existing mark is a no-op for any version. Throws
 * VALIDATION_FAILED for a moment in the future; NOT_FOUND; CONFLICT for an archived or incomplete
 * booking, for a mark that does not apply and for another `carId` than that of the booking; STALE
 * with `current` when `version` is given and does not match; CAR_OCCUPIED when the reclaimed period
 * is taken; CAR_NOT_RETURNED for an unconfirmed handover of a car that another customer has not
 * returned.
 */
const marking = ({ name, mark, isSet, form }: Marking) =>
  command<MarkRequest>()({
    name,
    access: anyOf('edit_bookings'),
    form,
    accept({ id, version, confirmed, at, carId }, { now }) {
      if (at) assertPastMoment(at, now, MESSAGES.marks);
      return {
        id,
        version: version ?? null,
        isConfirmed: confirmed === true,
        typedAt: at ?? null,
        // A clock that is ahead within the tolerance would mark the future.
        at: at ? min([at, now]) : now,
        carId: carId ?? null,
      };
    },
    sameAs: isSet ? ({ id, typedAt, carId }) => ({ id, typedAt, carId }) : 'not repeatable',
    async lock({ em, ctx }, { id }) {
      const { row, carId, startDate: from } = await lockBooking(em, id);
      const service = await loadCarServiceWork(em, carId, { from });
      const before = await savedBooking(em, id, ctx, service);
      if (before.cancelledAt) throw conflict(MESSAGES.booking.alreadyArchived);
      return { row, carId, service, before };
    },
    async run({ em, ctx, record }, { id, version, isConfirmed, at, carId: ofCar }, held) {
      const { row, carId, service, before } = held;
      if ((before[mark] !== null) === isSet) return { answer: before, unchanged: true };
      assertVersion(before, version);
      if (ofCar !== null && ofCar !== carId) throw conflict(MESSAGES.marks.otherCar);
      if (isSet) assertMarkable(mark, before, { at, zone: ctx.zone });
      if (name === 'markHandedOver') {
        await assertCarBack(em, { carId, customerId: row.customer?.id ?? null, isConfirmed }, ctx);
      }

      const period = name === 'unmarkReturned' ? timeTakenBack(before) : null;
      const wantedPrice = before.totalPrice ?? null;
      const claim = period && { carId, period, ignoreBookingId: id, wantedPrice };
      if (claim) await assertCarFree(em, claim, ctx);
      em.assign(row, { [mark]: isSet ? at : null });
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
  form: returnPayload,
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
