import { carStillOut } from '@backend/domain/bookings/car-out';
import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { needsOccupancyCheck } from '@backend/domain/bookings/occupancy';
import { conflict, validationFailed } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { anyOf } from '@backend/operation/permit';
import { assertVersion, type LockedBooking, lockBooking } from '@backend/rentals/booking-lock';
import { givenColumns } from '@backend/rentals/booking-terms';
import { assertCarFree, type CarClaim, flushClaim } from '@backend/rentals/car-claim';
import { priceTerms, tariffEstimate } from '@backend/rentals/price-terms';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { Source } from '@backend/store/entities/source.entity';
import type { Em } from '@backend/store/open-store';
import { loadCarServiceWork } from '@backend/store/queries/fleet/car-claim-queries';
import { bookingEditPayload } from '@schema/forms/bookings/booking-edit';
import type { ValuesOf } from '@schema/forms/fields/problems';
import { MESSAGES } from '@schema/messages';
import { isOutByMark } from '@schema/values/bookings/whereabouts';
import { occupiedPeriod } from '@schema/values/time/period';
import { min } from 'date-fns/min';
import type { UpdateBookingInput } from './bookings.types';

type EditRequest = UpdateBookingInput & { readonly id: number };

/** Absent terms stay unchanged. */
function editOf(input: EditRequest & ValuesOf<typeof bookingEditPayload>) {
  const { id, startDate, endDate, totalPrice } = input;
  return {
    id,
    startDate,
    endDate,
    totalPrice,
    carId: input.carId ?? null,
    version: input.version ?? null,
    sourceId: input.sourceId,
    terms: givenColumns(input),
  };
}
type BookingEdit = ReturnType<typeof editOf>;

/**
 * Changes dates, price, deposit and, optionally, the car, the comment and the source (requirements.md,
 * P11). Only added time is checked for conflicts: a booking may always be shortened. A price other
 * than the tariff price drops the stored breakdown. Throws VALIDATION_FAILED; NOT_FOUND (booking,
 * car); CONFLICT for an archived or incomplete one; CAR_NOT_RETURNED for another car while its own is
 * out by mark; STALE with `current` when `version` does not match; CAR_OCCUPIED with conflicts and
 * suggestions.
 */
export const updateBooking = command<EditRequest>()({
  name: 'updateBooking',
  access: anyOf('edit_bookings'),
  form: bookingEditPayload,
  accept: editOf,
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { id, carId, startDate, version }) {
    const booking = await lockBooking(em, id, carId);
    const from = min([booking.startDate, startDate]);
    const service = await loadCarServiceWork(em, booking.carId, { from });
    const before = await savedBooking(em, id, ctx, service);
    assertVersion(before, version);
    if (before.cancelledAt) throw conflict(MESSAGES.booking.alreadyArchived);
    return { booking, service, before };
  },
  async run({ em, ctx, record }, edit, { booking, service, before }) {
    const { id, sourceId } = edit;
    assertNearDates(edit, ctx.now, booking);
    if (sourceId && !(await em.findOne(Source, sourceId))) {
      throw validationFailed({ sourceId: MESSAGES.booking.sourceInvalid });
    }
    if (edit.carId !== null && edit.carId !== booking.carId && isOutByMark(before)) {
      const { requireReturnMark } = ctx.config;
      throw carStillOut(before, ctx.zone, { now: ctx.now, requireReturnMark, wanted: 'otherCar' });
    }
    const claim = await reprice(em, booking, edit, ctx);
    const { returnedAt } = before;
    const { startDate, endDate } = edit;
    const next = { carId: claim.carId, startDate, endDate, returnedAt };
    if (needsOccupancyCheck({ ...booking, returnedAt }, next)) await assertCarFree(em, claim, ctx);

    em.assign(booking.row, {
      car: claim.carId,
      startDate,
      endDate,
      ...edit.terms,
      ...(sourceId !== undefined && { source: sourceId }),
    });
    await flushClaim(em, claim);
    const isMoved = claim.carId !== booking.carId;
    const after = await savedBooking(em, id, ctx, isMoved ? undefined : service);
    if (after.version === before.version) return { answer: after, unchanged: true };
    return {
      answer: after,
      history: [record({ entity: 'Booking', entityId: id, before, after })],
      cars: [...new Set([before.carId, after.carId])],
    };
  },
  around: refuseOccupied,
});

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
