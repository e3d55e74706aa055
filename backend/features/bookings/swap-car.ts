import { assertSwappable, splitTerms } from '@backend/domain/bookings/car-swap';
import { validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { termColumns } from '@backend/rentals/booking-terms';
import { assertCarBack } from '@backend/rentals/car-back';
import { assertCarFree, flushClaim } from '@backend/rentals/car-claim';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { recordChange } from '@backend/store/change-log';
import { Booking } from '@backend/store/entities/booking.entity';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { carSwapPayload } from '@schema/forms/bookings/car-swap';
import { MESSAGES } from '@schema/messages';
import { assertVersion, lockBooking } from './booking-lock';
import type { CarSwap, SwapCarInput } from './car-swap.types';

export const SWAP_OPERATION = 'swapCar';

interface Swap {
  readonly id: number;
  readonly carId: number;
  readonly at: Date;
  readonly version: number | null;
  readonly isConfirmed: boolean;
}

/**
 * Continues a rental in another car from a given moment (docs/domain.md, a car that breaks): the
 * booking ends there, marked as returned, and a second one of the same customer starts there,
 * marked as handed over. The price is split by time; the second part takes over the deposit. A
 * retry with the same Idempotency-Key returns the first response. Throws VALIDATION_FAILED;
 * NOT_FOUND; CONFLICT when the booking is archived, over or not started; STALE with `current`;
 * CAR_OCCUPIED when the other car is not free until the end; CAR_NOT_RETURNED while another customer
 * has not returned it, unless confirmed.
 */
export async function swapCar(
  ctx: SignedInContext,
  id: number,
  input: SwapCarInput,
): Promise<CarSwap> {
  const { carId } = assertValid(carSwapPayload, { ...input });
  const { idempotencyKey: key, user, now } = ctx;
  const { version = null, confirmed } = input;
  const swap: Swap = { id, carId, at: input.at ?? now, version, isConfirmed: confirmed === true };
  const params = { ...swap, at: input.at ?? null };
  const request = { key, userId: user.id, operation: SWAP_OPERATION, params, now };
  const answer = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) => once(em, request, () => divide(em, swap, ctx))),
  );
  ctx.announce(SWAP_OPERATION, [answer.first.carId, answer.second.carId]);
  return answer;
}

async function divide(em: Em, swap: Swap, ctx: SignedInContext): Promise<CarSwap> {
  const { id, carId, at } = swap;
  const { row, carId: brokenId, startDate, endDate } = await lockBooking(em, id, carId);
  const before = { ...(await savedBooking(em, id, ctx)), breakdown: row.breakdown };
  assertVersion(before, swap.version);
  assertSwappable(before, at, ctx.now);
  if (carId === brokenId) throw validationFailed({ carId: MESSAGES.carSwap.sameCar });
  const terms = splitTerms(before, { startDate, endDate }, at);
  const claim = { carId, period: { startDate: at, endDate }, wantedPrice: terms.second.totalPrice };
  await assertCarFree(em, claim, ctx);
  const customerId = row.customer?.id ?? null;
  await assertCarBack(em, { carId, customerId, isConfirmed: swap.isConfirmed }, ctx);

  const partial = { priceEdited: true, breakdown: null };
  const second = em.create(Booking, {
    car: carId,
    customer: row.customer,
    source: row.source,
    startDate: at,
    endDate,
    ...termColumns(terms.second),
    ...partial,
    // The contract keeps its date: the second part does not count as a new booking of today.
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    handedOverAt: at,
    continuesId: id,
  });
  em.assign(row, {
    endDate: at,
    returnedAt: at,
    ...termColumns(terms.first),
    ...partial,
  });
  em.persist(second);
  await flushClaim(em, claim);

  const answer = {
    first: await savedBooking(em, id, ctx),
    second: await savedBooking(em, second.id, ctx),
  };
  const change = { at: ctx.now, user: ctx.user, operation: SWAP_OPERATION, entity: 'Booking' };
  recordChange(em, { ...change, entityId: id, before, after: answer.first });
  recordChange(em, { ...change, entityId: second.id, after: answer.second });
  return answer;
}
