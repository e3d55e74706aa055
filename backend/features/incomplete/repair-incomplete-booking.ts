import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { conflict, notFound, stale, validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { givenColumns } from '@backend/rentals/booking-terms';
import { assertCarFree, flushClaim } from '@backend/rentals/car-claim';
import { customerByPhone, customerWords, flushCustomer } from '@backend/rentals/customer-by-phone';
import { priceTerms, tariffEstimate } from '@backend/rentals/price-terms';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { type SavedBooking, savedBooking } from '@backend/rentals/saved-booking';
import { recordChange } from '@backend/store/change-log';
import type { Booking } from '@backend/store/entities/booking.entity';
import { Source } from '@backend/store/entities/source.entity';
import { once } from '@backend/store/idempotency';
import { lockBookingRow } from '@backend/store/locks/guard-booking';
import { lockCar } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { loadBookingRecords } from '@backend/store/queries/bookings/booking-record-queries';
import { part } from '@backend/store/sql/sql-part';
import { incompleteBookingPayload } from '@schema/forms/bookings/incomplete-booking';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { occupiedPeriod } from '@schema/values/time/period';
import type { RepairIncompleteBookingInput } from './repair.types';

const operation = 'repairIncompleteBooking';

/** Validated input of a repair. Absent fields stay unchanged; an empty deposit is 0. */
function accepted(input: RepairIncompleteBookingInput) {
  const { carId, startDate, endDate, totalPrice, customer } = assertValid(
    incompleteBookingPayload,
    input,
  );
  const { depositAmount, sourceId } = input;
  return {
    carId,
    startDate,
    endDate,
    totalPrice,
    customer: customerWords(customer),
    version: input.version ?? null,
    ...givenColumns({
      ...input,
      depositAmount: depositAmount === null ? kopecks(0) : depositAmount,
    }),
    ...(sourceId !== undefined && { sourceId }),
  };
}
type Repair = ReturnType<typeof accepted>;

/**
 * Completes an incomplete booking, under the occupancy rules of any booking; a cancelled one is
 * archived. A retry with the same Idempotency-Key returns the first response. Throws
 * VALIDATION_FAILED with form messages or for an unknown source; NOT_FOUND for an unknown booking
 * or car; CONFLICT when it is already complete; STALE when `version` does not match; CAR_OCCUPIED
 * with conflicts and suggestions. All or nothing.
 */
export async function repairIncompleteBooking(
  ctx: SignedInContext,
  id: number,
  input: RepairIncompleteBookingInput,
): Promise<SavedBooking> {
  const repair = accepted(input);
  const { idempotencyKey: key, user, now } = ctx;
  const params = { id, ...repair };
  const touchedCars = new Set([repair.carId]);
  const saved = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) =>
      once(em, { key, userId: user.id, operation, params, now }, () =>
        mend(em, id, repair, ctx, touchedCars),
      ),
    ),
  );
  ctx.announce(operation, [...touchedCars]);
  return saved;
}

/** Locks the car, then the booking: the lock order of every writer. */
async function lockIncomplete(em: Em, id: number, repair: Repair): Promise<Booking> {
  const car = await lockCar(em, repair.carId);
  const row = await lockBookingRow(em, id);
  if (!row) throw notFound(MESSAGES.booking.notFound);
  if (row.isComplete) throw conflict(MESSAGES.incomplete.alreadyComplete);
  if (repair.version !== null && repair.version !== row.version) throw stale();
  if (!car) throw notFound(MESSAGES.cars.notFound);
  const { sourceId = null } = repair;
  if (sourceId !== null && !(await em.findOne(Source, sourceId))) {
    throw validationFailed({ sourceId: MESSAGES.booking.sourceInvalid });
  }
  return row;
}

async function mend(
  em: Em,
  id: number,
  repair: Repair,
  ctx: SignedInContext,
  touchedCars: Set<number>,
): Promise<SavedBooking> {
  const row = await lockIncomplete(em, id, repair);
  const [before] = await loadBookingRecords(em, part('b.id = ?', [id]));
  const { carId, startDate, endDate, customer, totalPrice, sourceId, version: _, ...rest } = repair;
  assertNearDates({ startDate, endDate }, ctx.now);
  const estimate = await tariffEstimate(em, { carId, startDate, endDate }, ctx.zone);
  const { returnedAt } = row;
  const period = returnedAt
    ? occupiedPeriod({ startDate, endDate, returnedAt })
    : { startDate, endDate };
  const claim = { carId, period, wantedPrice: estimate?.totalPrice ?? totalPrice };
  if (!row.cancelledAt) await assertCarFree(em, claim, ctx);

  const { now, user } = ctx;
  const found = await customerByPhone(em, customer, { now, user, operation, touchedCars });
  em.assign(row, {
    ...rest,
    ...priceTerms(totalPrice, estimate),
    car: carId,
    customer: found.customer,
    ...(sourceId !== undefined && { source: sourceId }),
    startDate,
    endDate,
    rawStartDate: null,
    rawEndDate: null,
    rawCustomerName: null,
    rawCustomerPhone: null,
    isComplete: true,
  });
  await flushCustomer(() => flushClaim(em, claim));
  found.record();
  const after = await savedBooking(em, id, ctx);
  recordChange(em, { at: now, user, operation, entity: 'Booking', entityId: id, before, after });
  return after;
}
