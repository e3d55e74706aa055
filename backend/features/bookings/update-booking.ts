import { carStillOut } from '@backend/domain/bookings/car-out';
import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { needsOccupancyCheck } from '@backend/domain/bookings/occupancy';
import { conflict, validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { assertVersion, type LockedBooking, lockBooking } from '@backend/rentals/booking-lock';
import { givenColumns } from '@backend/rentals/booking-terms';
import { assertCarFree, type CarClaim, flushClaim } from '@backend/rentals/car-claim';
import { priceTerms, tariffEstimate } from '@backend/rentals/price-terms';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { recordChange } from '@backend/store/change-log';
import { Source } from '@backend/store/entities/source.entity';
import type { Em } from '@backend/store/open-store';
import { loadCarServiceWork } from '@backend/store/queries/fleet/car-claim-queries';
import { bookingEditPayload } from '@schema/forms/bookings/booking-edit';
import { MESSAGES } from '@schema/messages';
import { isOutByMark } from '@schema/values/bookings/whereabouts';
import { occupiedPeriod } from '@schema/values/time/period';
import { min } from 'date-fns/min';
import type { UpdateBookingInput } from './bookings.types';

const operation = 'updateBooking';

/** Validated input of an edit. Absent terms stay unchanged. */
function accepted(input: UpdateBookingInput) {
  const { startDate, endDate, totalPrice } = assertValid(bookingEditPayload, input);
  return {
    startDate,
    endDate,
    totalPrice,
    carId: input.carId ?? null,
    version: input.version ?? null,
    sourceId: input.sourceId,
    terms: givenColumns(input),
  };
}
type BookingEdit = ReturnType<typeof accepted>;

/**
 * Changes dates, price, deposit and, optionally, the car, the comment and the source (requirements.md,
 * P11). Only added time is checked for conflicts: a booking may always be shortened. A price other
 * than the tariff price drops the stored breakdown. Throws VALIDATION_FAILED; NOT_FOUND (booking,
 * car); CONFLICT for an archived or incomplete one; CAR_NOT_RETURNED for another car while its own is
 * out by mark; STALE with `current` when `version` does not match; CAR_OCCUPIED with conflicts and
 * suggestions.
 */
export async function updateBooking(
  ctx: SignedInContext,
  id: number,
  input: UpdateBookingInput,
): Promise<BookingAnswer> {
  const edit = accepted(input);
  const { before, after } = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) => change(em, id, edit, ctx)),
  );
  ctx.announce(operation, [...new Set([before.carId, after.carId])]);
  return after;
}

async function change(em: Em, id: number, edit: BookingEdit, ctx: SignedInContext) {
  const booking = await lockBooking(em, id, edit.carId);
  const from = min([booking.startDate, edit.startDate]);
  const service = await loadCarServiceWork(em, booking.carId, { from });
  const before = await savedBooking(em, id, ctx, service);
  assertVersion(before, edit.version);
  if (before.cancelledAt) throw conflict(MESSAGES.booking.alreadyArchived);
  assertNearDates(edit, ctx.now, booking);
  const { sourceId } = edit;
  if (sourceId && !(await em.findOne(Source, sourceId))) {
    throw validationFailed({ sourceId: MESSAGES.booking.sourceInvalid });
  }

  if (edit.carId !== null && edit.carId !== booking.carId && isOutByMark(before)) {
    const { requireReturnMark } = ctx.config;
    throw carStillOut(before, ctx.zone, { now: ctx.now, requireReturnMark, wanted: 'otherCar' });
  }
  const claim = await reprice(em, booking, edit, ctx);
  const { returnedAt } = before;
  const next = { carId: claim.carId, startDate: edit.startDate, endDate: edit.endDate, returnedAt };
  if (needsOccupancyCheck({ ...booking, returnedAt }, next)) await assertCarFree(em, claim, ctx);

  em.assign(booking.row, {
    car: claim.carId,
    startDate: edit.startDate,
    endDate: edit.endDate,
    ...edit.terms,
    ...(sourceId !== undefined && { source: sourceId }),
  });
  await flushClaim(em, claim);
  const isMoved = claim.carId !== booking.carId;
  const after = await savedBooking(em, id, ctx, isMoved ? undefined : service);
  if (after.version !== before.version) {
    const { now: at, user } = ctx;
    recordChange(em, { at, user, operation, entity: 'Booking', entityId: id, before, after });
  }
  return { before, after };
}

/**
 * Updates the price terms when the price, period or car changed, and returns the period to claim.
 * An early return still frees the rest of the new period.
 */
async function reprice(
  em: Em,
  { row, ...old }: LockedBooking,
  edit: BookingEdit,
  ctx: SignedInContext,
): Promise<CarClaim> {
  const { startDate, endDate } = edit;
  const carId = edit.carId ?? old.carId;
  const kept = row.totalPriceKopecks ?? null;
  const totalPrice = edit.totalPrice === undefined ? kept : edit.totalPrice;
  const isMoved = carId !== old.carId || +startDate !== +old.startDate || +endDate !== +old.endDate;
  const estimate =
    isMoved || totalPrice !== kept
      ? await tariffEstimate(em, { carId, startDate, endDate }, ctx.zone)
      : undefined;
  if (estimate !== undefined) em.assign(row, priceTerms(totalPrice, estimate));
  const period = row.returnedAt
    ? occupiedPeriod({ startDate, endDate, returnedAt: row.returnedAt })
    : { startDate, endDate };
  const wantedPrice = estimate?.totalPrice ?? totalPrice;
  return { carId, period, ignoreBookingId: row.id, customerId: row.customer?.id, wantedPrice };
}
