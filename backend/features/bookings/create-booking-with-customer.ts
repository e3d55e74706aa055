import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { notFound, validationFailed } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { anyOf } from '@backend/operation/permit';
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
import { User } from '@backend/store/entities/access/user.entity';
import { Booking } from '@backend/store/entities/booking.entity';
import { Source } from '@backend/store/entities/source.entity';
import { isKeyUsed } from '@backend/store/idempotency';
import { lockCar } from '@backend/store/locks/guard-car';
import { textTerms } from '@schema/fields/booking-fields';
import { bookingCreatePayload } from '@schema/forms/bookings/booking-create';
import type { ValuesOf } from '@schema/forms/fields/problems';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { CreateBookingWithCustomerInput } from './bookings.types';

function newBooking(input: CreateBookingWithCustomerInput & ValuesOf<typeof bookingCreatePayload>) {
  const { carId, startDate, endDate, totalPrice, customer } = input;
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
type NewBooking = ReturnType<typeof newBooking>;

/**
 * Books a car for a customer found by phone or created now (requirements.md, P10; docs/domain.md,
 * occupancy and customers). The price keeps its breakdown when it equals the tariff price. Throws
 * VALIDATION_FAILED with form messages or for an unknown source; NOT_FOUND for an unknown car;
 * CAR_OCCUPIED with conflicts and suggestions. All or nothing.
 */
export const createBookingWithCustomer = command<CreateBookingWithCustomerInput>()({
  name: 'createBookingWithCustomer',
  access: anyOf('edit_bookings'),
  form: bookingCreatePayload,
  accept(input, { now }) {
    const wanted = newBooking(input);
    assertNearDates(wanted, now);
    return wanted;
  },
  sameAs: (wanted) => wanted,
  async lock({ em, ctx }, wanted) {
    const { carId, sourceId } = wanted;
    // Read before the car is locked, so that concurrent writers wait less.
    const estimate = await tariffEstimate(em, wanted, ctx.zone);
    if (!(await lockCar(em, carId))) throw notFound(MESSAGES.cars.notFound);
    if (sourceId !== null && !(await em.findOne(Source, sourceId))) {
      throw validationFailed({ sourceId: MESSAGES.booking.sourceInvalid });
    }
    return estimate;
  },
  async run(work, wanted, estimate) {
    const { em, ctx, record } = work;
    const { carId, startDate, endDate, customer: words, sourceId, ...terms } = wanted;
    const wantedPrice = estimate?.totalPrice ?? terms.totalPrice;
    const period = { startDate, endDate };
    // Only an unreturned rental of the same customer matters.
    const isHeld = unmarkedHold(period, ctx);
    const customerId = isHeld ? await knownCustomerId(em, words.phone) : undefined;
    const claim = { carId, period, customerId, wantedPrice };
    const service = await assertCarFree(em, claim, ctx);

    const found = await customerByPhone(work, words);
    const booking = em.create(Booking, {
      car: carId,
      customer: found.customer,
      source: sourceId,
      startDate,
      endDate,
      ...termColumns(terms),
      ...priceTerms(terms.totalPrice, estimate),
      createdAt: ctx.now,
      createdBy: em.getReference(User, ctx.user.id),
    });
    em.persist(booking);
    await flushCustomer(() => flushClaim(em, claim));
    const ofCustomer = found.record();
    // An overdue rental holds the car until now, beyond the period read.
    const after = await savedBooking(em, booking.id, ctx, isHeld ? undefined : service);
    return {
      answer: after,
      history: [record({ entity: 'Booking', entityId: booking.id, after }), ...ofCustomer],
      cars: [...new Set([carId, ...found.cars])],
    };
  },
  around: (ctx, write, wanted) =>
    refuseOccupied(ctx, () =>
      inCarTurn(ctx.store, {
        carId: wanted.carId,
        wish: JSON.stringify([wanted.startDate, wanted.endDate, wanted.totalPrice]),
        foresee: () => foreseeTaken(ctx, wanted),
        isRefused: () => mayBeRefused(ctx, wanted),
        run: write,
      }),
    ),
});

/**
 * Skipped for a retry, which gets the first answer, and for an unknown source, which has its own
 * refusal.
 */
async function mayBeRefused(
  { em, idempotencyKey: key, user }: SignedInContext,
  { sourceId }: NewBooking,
): Promise<boolean> {
  if (await isKeyUsed(em, { key, userId: user.id })) return false;
  return sourceId === null || (await em.count(Source, { id: sourceId })) > 0;
}

/** The refusal of an occupied car before locking; null: decided by the locked car. */
async function foreseeTaken(ctx: SignedInContext, wanted: NewBooking): Promise<CarTaken | null> {
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
