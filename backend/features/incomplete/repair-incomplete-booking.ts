import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { conflict, notFound, stale, validationFailed } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { givenColumns } from '@backend/rentals/booking-terms';
import { assertCarFree, flushClaim } from '@backend/rentals/car-claim';
import { customerByPhone, customerWords, flushCustomer } from '@backend/rentals/customer-by-phone';
import { priceTerms, tariffEstimate } from '@backend/rentals/price-terms';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import type { Booking } from '@backend/store/entities/booking.entity';
import { Source } from '@backend/store/entities/source.entity';
import { lockBookingRow } from '@backend/store/locks/guard-booking';
import { lockCar } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { loadBookingRecords } from '@backend/store/queries/bookings/booking-record-queries';
import { part } from '@backend/store/sql/sql-part';
import { incompleteBookingPayload } from '@schema/forms/bookings/incomplete-booking';
import type { ValuesOf } from '@schema/forms/fields/problems';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { occupiedPeriod } from '@schema/values/time/period';
import type { RepairIncompleteBookingInput } from './repair.types';

type RepairRequest = RepairIncompleteBookingInput & { readonly id: number };

/** Absent fields stay unchanged; an empty deposit is 0. */
function repairOf(input: RepairRequest & ValuesOf<typeof incompleteBookingPayload>) {
  const { id, carId, startDate, endDate, totalPrice, customer } = input;
  const { depositAmount, sourceId } = input;
  return {
    id,
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
type Repair = ReturnType<typeof repairOf>;

/**
 * Completes an incomplete booking, under the occupancy rules of any booking; a cancelled one is
 * archived. Throws VALIDATION_FAILED with form messages or for an unknown source; NOT_FOUND for an
 * unknown booking or car; CONFLICT when it is already complete; STALE when `version` does not match;
 * CAR_OCCUPIED with conflicts and suggestions. All or nothing.
 */
export const repairIncompleteBooking = command<RepairRequest>()({
  name: 'repairIncompleteBooking',
  access: anyOf('edit_bookings'),
  form: incompleteBookingPayload,
  accept: repairOf,
  sameAs: (repair) => repair,
  async lock({ em }, repair) {
    const row = await lockIncomplete(em, repair);
    const [before] = await loadBookingRecords(em, part('b.id = ?', [repair.id]));
    return { row, before };
  },
  async run(work, repair, { row, before }) {
    const { em, ctx, record } = work;
    const { id, carId, startDate, endDate, customer, totalPrice, sourceId, ...rest } = repair;
    const { version: _, ...columns } = rest;
    assertNearDates({ startDate, endDate }, ctx.now);
    const estimate = await tariffEstimate(em, { carId, startDate, endDate }, ctx.zone);
    const { returnedAt } = row;
    const period = returnedAt
      ? occupiedPeriod({ startDate, endDate, returnedAt })
      : { startDate, endDate };
    const claim = { carId, period, wantedPrice: estimate?.totalPrice ?? totalPrice };
    if (!row.cancelledAt) await assertCarFree(em, claim, ctx);

    const found = await customerByPhone(work, customer);
    em.assign(row, {
      ...columns,
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
    const ofCustomer = found.record();
    const after = await savedBooking(em, id, ctx);
    return {
      answer: after,
      history: [record({ entity: 'Booking', entityId: id, before, after }), ...ofCustomer],
      cars: [...new Set([carId, ...found.cars])],
    };
  },
  around: refuseOccupied,
});

/** Locks the car, then the booking: the lock order of every writer. */
async function lockIncomplete(em: Em, repair: Repair): Promise<Booking> {
  const car = await lockCar(em, repair.carId);
  const row = await lockBookingRow(em, repair.id);
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
