import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { notFound, validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { termColumns } from '@backend/rentals/booking-terms';
import { assertCarFree, CarTaken, flushClaim, unmarkedHold } from '@backend/rentals/car-claim';
import { inCarTurn } from '@backend/rentals/car-turns';
import {
  customerByPhone,
  customerWords,
  flushCustomer,
  knownCustomerId,
} from '@backend/rentals/customer-by-phone';
import { priceTerms, tariffEstimate } from '@backend/rentals/price-terms';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { recordChange } from '@backend/store/change-log';
import { User } from '@backend/store/entities/access/user.entity';
import { Booking } from '@backend/store/entities/booking.entity';
import { Source } from '@backend/store/entities/source.entity';
import { isKeyUsed, once } from '@backend/store/idempotency';
import { lockCar } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { textTerms } from '@schema/fields/booking-fields';
import { bookingCreatePayload } from '@schema/forms/bookings/booking-create';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { CreateBookingWithCustomerInput } from './bookings.types';

const operation = 'createBookingWithCustomer';

/** Validated input of a new booking. */
function accepted(input: CreateBookingWithCustomerInput) {
  const { carId, startDate, endDate, totalPrice, customer } = assertValid(
    bookingCreatePayload,
    input,
  );
  return {
    carId,
    startDate,
    endDate,
    totalPrice,
    customer: customerWords(customer),
    depositAmount: input.depositAmount ?? kopecks(0),
    ...textTerms((name) => trimmedOrNull(input[name])),
    sourceId: input.sourceId ?? null,
  };
}
type Wanted = ReturnType<typeof accepted>;

/**
 * Books a car for a customer found by phone or created now (requirements.md, P10; docs/domain.md,
 * occupancy and customers). The price keeps its breakdown when it equals the tariff price. A retry
 * with the same Idempotency-Key returns the first response. Throws VALIDATION_FAILED with form
 * messages or for an unknown source; NOT_FOUND for an unknown car; CAR_OCCUPIED with conflicts and
 * suggestions. All or nothing.
 */
export async function createBookingWithCustomer(
  ctx: SignedInContext,
  input: CreateBookingWithCustomerInput,
): Promise<BookingAnswer> {
  const wanted = accepted(input);
  const { idempotencyKey: key, user, now } = ctx;
  assertNearDates(wanted, now);
  const touchedCars = new Set([wanted.carId]);
  const saved = await refuseOccupied(ctx, () =>
    inCarTurn(ctx.store, {
      carId: wanted.carId,
      wish: JSON.stringify([wanted.startDate, wanted.endDate, wanted.totalPrice]),
      foresee: () => foreseeTaken(ctx, wanted),
      isRefused: async () =>
        !(await isKeyUsed(ctx.em, { key, userId: user.id })) &&
        (wanted.sourceId === null || (await ctx.em.count(Source, { id: wanted.sourceId })) > 0),
      run: () =>
        ctx.store.write(ctx.em, (em) =>
          once(em, { key, userId: user.id, operation, params: wanted, now }, () =>
            book(em, wanted, ctx, touchedCars),
          ),
        ),
    }),
  );
  ctx.announce(operation, [...touchedCars]);
  return saved;
}

/** The refusal of a car that is taken for everybody; null: the locked car decides. */
async function foreseeTaken(ctx: SignedInContext, wanted: Wanted): Promise<CarTaken | null> {
  const { carId, startDate, endDate, totalPrice } = wanted;
  const period = { startDate, endDate };
  if (unmarkedHold(period, ctx)) return null;
  const estimate = await tariffEstimate(ctx.em, wanted, ctx.zone);
  const wantedPrice = estimate?.totalPrice ?? totalPrice;
  try {
    await assertCarFree(ctx.em, { carId, period, customerId: undefined, wantedPrice }, ctx);
    return null;
  } catch (error) {
    if (error instanceof CarTaken) return error;
    throw error;
  }
}

async function book(
  em: Em,
  wanted: Wanted,
  ctx: SignedInContext,
  touchedCars: Set<number>,
): Promise<BookingAnswer> {
  const { carId, startDate, endDate, customer: words, sourceId, ...terms } = wanted;
  // Read before the car is locked: others who want it wait for less.
  const estimate = await tariffEstimate(em, wanted, ctx.zone);
  if (!(await lockCar(em, carId))) throw notFound(MESSAGES.cars.notFound);
  if (sourceId !== null && !(await em.findOne(Source, sourceId))) {
    throw validationFailed({ sourceId: MESSAGES.booking.sourceInvalid });
  }
  const wantedPrice = estimate?.totalPrice ?? terms.totalPrice;
  const period = { startDate, endDate };
  // Only an unreturned rental of the same customer needs to be known.
  const isHeld = unmarkedHold(period, ctx);
  const customerId = isHeld ? await knownCustomerId(em, words.phone) : undefined;
  const claim = { carId, period, customerId, wantedPrice };
  const service = await assertCarFree(em, claim, ctx);

  const { now, user } = ctx;
  const { customer, record } = await customerByPhone(em, words, {
    ...{ now, user, operation, touchedCars },
  });
  const booking = em.create(Booking, {
    car: carId,
    customer,
    source: sourceId,
    startDate,
    endDate,
    ...termColumns(terms),
    ...priceTerms(terms.totalPrice, estimate),
    createdAt: now,
    createdBy: em.getReference(User, user.id),
  });
  em.persist(booking);
  await flushCustomer(() => flushClaim(em, claim));
  record();
  // A rental that is past its end holds the car until now, beyond the period that was read.
  const after = await savedBooking(em, booking.id, ctx, isHeld ? undefined : service);
  recordChange(em, { at: now, user, operation, entity: 'Booking', entityId: booking.id, after });
  return after;
}
