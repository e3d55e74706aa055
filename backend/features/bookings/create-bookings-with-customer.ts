import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { notFound, validationFailed } from '@backend/domain/refusal';
import { command, doneWith } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { termColumns } from '@backend/rentals/booking-terms';
import { assertCarFree, flushClaim, unmarkedHold } from '@backend/rentals/car-claim';
import {
  customerByPhone,
  customerWords,
  flushCustomer,
  knownCustomerId,
} from '@backend/rentals/customer-by-phone';
import { priceTerms, tariffEstimates } from '@backend/rentals/price-terms';
import { refuseOneOccupied } from '@backend/rentals/refuse-occupied';
import { savedBookings } from '@backend/rentals/saved-booking';
import { recordUndoable } from '@backend/rentals/undoable-operation';
import { User } from '@backend/store/entities/access/user.entity';
import { Booking } from '@backend/store/entities/booking.entity';
import { Source } from '@backend/store/entities/source.entity';
import { lockCars } from '@backend/store/locks/guard-car';
import { textTerms } from '@schema/fields/booking-fields';
import { severalBookingsPayload } from '@schema/forms/bookings/several-bookings';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { CreateBookingsWithCustomerInput } from './several-bookings.types';

export const CREATE_SEVERAL_OPERATION = 'createBookingsWithCustomer';

/** The form gives the cars their type. */
interface SeveralBookings extends Omit<CreateBookingsWithCustomerInput, 'cars'> {
  readonly cars?: unknown;
}

/** Data for the undo. */
export interface CreatedTogether {
  readonly ids: readonly number[];
}

/**
 * Books several cars for the same days and customer, one booking for each (docs/domain.md, several
 * cars). Throws VALIDATION_FAILED with form messages or for an unknown source; NOT_FOUND for an
 * unknown car; CAR_OCCUPIED with the name and `carId` of the first occupied car. All or nothing.
 */
export const createBookingsWithCustomer = command<SeveralBookings>()({
  name: CREATE_SEVERAL_OPERATION,
  access: anyOf('edit_bookings'),
  form: severalBookingsPayload,
  accept(input, { now }) {
    const { startDate, endDate, customer, cars, sourceId } = input;
    const wanted = {
      startDate,
      endDate,
      customer: customerWords(customer),
      cars: cars.map(({ carId, totalPrice, depositAmount }) => ({
        carId,
        totalPrice: kopecks(totalPrice),
        depositAmount: kopecks(depositAmount ?? 0),
      })),
      ...textTerms((name) => trimmedOrNull(input[name])),
      sourceId: sourceId ?? null,
    };
    assertNearDates(wanted, now);
    return wanted;
  },
  sameAs: (wanted) => wanted,
  async lock({ em, ctx }, { cars, startDate, endDate, sourceId }) {
    // Read before the cars are locked, so that concurrent writers wait less.
    const rentals = cars.map(({ carId }) => ({ carId, startDate, endDate }));
    const estimates = await tariffEstimates(em, rentals, ctx.zone);
    const locked = await lockCars(
      em,
      cars.map(({ carId }) => carId),
    );
    if (locked.size < cars.length) throw notFound(MESSAGES.cars.notFound);
    if (sourceId !== null && !(await em.findOne(Source, sourceId))) {
      throw validationFailed({ sourceId: MESSAGES.booking.sourceInvalid });
    }
    return estimates;
  },
  async run(work, wanted, estimates) {
    const { em, ctx, record } = work;
    const { cars, startDate, endDate, customer: words, sourceId, ...texts } = wanted;
    const period = { startDate, endDate };
    const isHeld = unmarkedHold(period, ctx);
    const customerId = isHeld ? await knownCustomerId(em, words.phone) : undefined;
    const claims = cars.map((car, index) => {
      const wantedPrice = estimates[index]?.totalPrice ?? car.totalPrice;
      return { ...car, period, customerId, wantedPrice };
    });
    for (const claim of claims) await assertCarFree(em, claim, ctx);

    const found = await customerByPhone(work, words);
    const ids: number[] = [];
    for (const [index, claim] of claims.entries()) {
      const { totalPrice, depositAmount } = claim;
      const booking = em.create(Booking, {
        car: claim.carId,
        customer: found.customer,
        source: sourceId,
        startDate,
        endDate,
        ...termColumns({ totalPrice, depositAmount, ...texts }),
        ...priceTerms(totalPrice, estimates[index] ?? null),
        createdAt: ctx.now,
        createdBy: em.getReference(User, ctx.user.id),
      });
      em.persist(booking);
      // One at a time, so that the constraint names the car.
      await flushCustomer(() => flushClaim(em, claim));
      ids.push(booking.id);
    }
    const ofCustomer = found.record();
    const bookings = await savedBookings(em, ids, ctx);
    const carIds = cars.map(({ carId }) => carId);
    const operationId = await recordUndoable<CreatedTogether>(
      em,
      {
        operation: CREATE_SEVERAL_OPERATION,
        left: {
          carIds,
          newRentalIds: ids,
          rows: [
            { entity: 'Booking', where: { id: ids }, inserted: ids },
            { entity: 'ReviewRequest', where: { booking: ids }, inserted: [] },
            { entity: 'HandoverSheet', where: { booking: ids }, inserted: [] },
            { entity: 'SheetPhoto', where: { booking: ids }, inserted: [] },
          ],
        },
        before: { ids },
      },
      ctx,
    );
    const history = bookings.map((after) =>
      record({ entity: 'Booking', entityId: after.id, after }),
    );
    return doneWith(
      { operationId, bookings },
      [...history, ...ofCustomer],
      [...new Set([...carIds, ...found.cars])],
    );
  },
  around: (ctx, write, { cars }) =>
    refuseOneOccupied(
      ctx,
      write,
      cars.map(({ carId }) => carId),
    ),
});
