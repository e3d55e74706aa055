import { replacedBookings } from '@backend/domain/bookings/replaced-bookings';
import { conflict, notFound, validationFailed } from '@backend/domain/refusal';
import { command, type Work } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { assertVersion } from '@backend/rentals/booking-lock';
import { assertCarFree, unmarkedHold } from '@backend/rentals/car-claim';
import {
  customerByPhone,
  customerWords,
  flushCustomer,
  knownCustomerId,
} from '@backend/rentals/customer-by-phone';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { type SavedBooking, savedBookings } from '@backend/rentals/saved-booking';
import { recordUndoable } from '@backend/rentals/undoable-operation';
import type { Recorded } from '@backend/store/change-log';
import { RowMovedError } from '@backend/store/engine/mutex';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { lockCars } from '@backend/store/locks/guard-car';
import { lockCustomers } from '@backend/store/locks/guard-customer';
import type { Em } from '@backend/store/open-store';
import {
  isReviewSent,
  loadCustomerRentals,
} from '@backend/store/queries/bookings/customer-rentals';
import { isAdvanceUsed } from '@backend/store/queries/money/advance-queries';
import { loadRentalIds, lockRentals } from '@backend/store/queries/money/rental-queries';
import { bookingCustomerPayload } from '@schema/forms/bookings/booking-customer';
import { MESSAGES } from '@schema/messages';
import { CUSTOMER_REPLACEMENT_MESSAGES } from '@schema/messages/customer-replacement';
import type { ReplaceBookingCustomerInput } from './customer-replacement.types';

export const REPLACEMENT_OPERATION = 'replaceBookingCustomer';

/** Bookings whose customer changes together. */
interface Replaced {
  readonly customerId: number;
  readonly ids: readonly number[];
  readonly carIds: readonly number[];
}

/** Data for the undo. */
export type ReplacementBefore = Pick<Replaced, 'customerId' | 'ids'>;

interface Wish {
  readonly id: number;
  readonly withExtensions: boolean;
}

/**
 * Replaces the customer of a booking and of all parts of its rental, and on request of the bookings
 * that extend it (docs/domain.md, another customer). The money stays with the rental. Throws
 * VALIDATION_FAILED, also for the same customer; NOT_FOUND (booking, customer); STALE with
 * `current`; CONFLICT for an archived or incomplete booking, for a sent review request and for an
 * advance used in the rental; CAR_OCCUPIED when an unreturned rental of the former customer holds
 * the car.
 */
export const replaceBookingCustomer = command<
  ReplaceBookingCustomerInput & { readonly id: number }
>()({
  name: REPLACEMENT_OPERATION,
  access: anyOf('edit_bookings'),
  form: bookingCustomerPayload,
  accept: ({ id, customerId, customer, withExtensions, version }) => ({
    change: {
      id,
      withExtensions: withExtensions === true,
      customerId: customerId ?? null,
      customer: customerId == null && customer ? customerWords(customer) : null,
    },
    version: version ?? null,
  }),
  sameAs: ({ change }) => change,
  async lock({ em, ctx }, { change, version }) {
    const found = await replacedNow(em, change);
    await lockCars(em, found.carIds);
    const { customer: words, customerId } = change;
    const knownId = words ? await knownCustomerId(em, words.phone) : customerId;
    const locked = await lockCustomers(em, [found.customerId, ...(knownId ? [knownId] : [])]);
    const rentalIds = await loadRentalIds(em, found.ids);
    await lockRentals(em, rentalIds);
    // The rows may have changed before the locks.
    const held = await replacedNow(em, change);
    if (JSON.stringify(held) !== JSON.stringify(found)) throw new RowMovedError();
    if (!words && knownId && !locked.has(knownId)) throw notFound(MESSAGES.customers.notFound);
    const before = await savedBookings(em, held.ids, ctx);
    const booking = before.find(({ id }) => id === change.id);
    if (booking) assertVersion(booking, version);
    if (booking?.cancelledAt) throw conflict(CUSTOMER_REPLACEMENT_MESSAGES.archived);
    if (knownId === held.customerId) {
      throw validationFailed({ customer: CUSTOMER_REPLACEMENT_MESSAGES.same });
    }
    return { ...held, rentalIds, before };
  },
  async run(work, { change }, { ids, carIds, rentalIds, customerId: formerId, before }) {
    const { em, ctx } = work;
    if (await isAdvanceUsed(em, rentalIds)) throw conflict(CUSTOMER_REPLACEMENT_MESSAGES.credited);
    await refuseReviewed(em, ids);
    const found = change.customer && (await customerByPhone(work, change.customer));
    const customer = found?.customer ?? (await em.findOneOrFail(Customer, change.customerId ?? 0));
    // A new customer has its id after this flush.
    await flushCustomer(() => em.flush());
    const { after, history } = await setCustomer(work, { ids, before, customerId: customer.id });
    await refuseHeldCars(work, after, customer.id);
    const operationId = await recordUndoable<ReplacementBefore>(
      em,
      {
        operation: REPLACEMENT_OPERATION,
        left: {
          carIds,
          customerIds: [formerId, customer.id],
          rentalIds,
          rows: [{ entity: 'Booking', where: { id: [...ids] } }],
        },
        before: { customerId: formerId, ids },
      },
      ctx,
    );
    const [first, ...rest] = history;
    if (!first) throw new Error(`Booking ${change.id} has not been changed`);
    return {
      answer: { operationId, customerId: customer.id, bookings: after },
      history: [first, ...rest, ...(found?.record() ?? [])],
      cars: [...new Set([...carIds, ...(found?.cars ?? [])])],
    };
  },
  around: refuseOccupied,
});

/** Throws NOT_FOUND; CONFLICT for an incomplete booking. */
async function replacedNow(em: Em, { id, withExtensions }: Wish): Promise<Replaced> {
  const row = await em.findOne(Booking, id, { refresh: true });
  if (!row) throw notFound(MESSAGES.booking.notFound);
  if (!row.isComplete || !row.customer) throw conflict(MESSAGES.booking.incomplete);
  const customerId = row.customer.id;
  const rentals = await loadCustomerRentals(em, customerId);
  const ids = replacedBookings(rentals, id, { withExtensions });
  const carIds = rentals.filter((rental) => ids.includes(rental.id)).map(({ carId }) => carId);
  return { customerId, ids, carIds: [...new Set(carIds)] };
}

/** Throws CONFLICT when a review request of one of the bookings has been sent. */
export async function refuseReviewed(em: Em, ids: readonly number[]): Promise<void> {
  if (await isReviewSent(em, ids)) throw conflict(CUSTOMER_REPLACEMENT_MESSAGES.reviewSent);
}

interface CustomerChange {
  readonly ids: readonly number[];
  readonly before: readonly SavedBooking[];
  readonly customerId: number;
}

/** Sets the customer of locked bookings and records each in the history. */
export async function setCustomer(
  { em, ctx, record }: Work,
  { ids, before, customerId }: CustomerChange,
): Promise<{ readonly after: SavedBooking[]; readonly history: readonly Recorded[] }> {
  const rows = await em.find(Booking, { id: [...ids] }, { refresh: true });
  for (const row of rows) em.assign(row, { customer: customerId });
  await em.flush();
  const after = await savedBookings(em, ids, ctx);
  const history = after.map((booking, index) =>
    record({ entity: 'Booking', entityId: booking.id, before: before[index], after: booking }),
  );
  return { after, history };
}

/**
 * With REQUIRE_RETURN_MARK an unreturned rental of the former customer holds the car until now.
 * Throws CarTaken.
 */
async function refuseHeldCars({ em, ctx }: Work, bookings: SavedBooking[], customerId: number) {
  for (const { id, carId, startDate, endDate, cancelledAt, returnedAt } of bookings) {
    const period = { startDate, endDate };
    if (cancelledAt || returnedAt || !unmarkedHold(period, ctx)) continue;
    await assertCarFree(
      em,
      { carId, period, ignoreBookingId: id, customerId, wantedPrice: null },
      ctx,
    );
  }
}
