import { assertSwappable, splitTerms } from '@backend/domain/bookings/car-swap';
import { validationFailed } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import type { CarSwap } from '@backend/operation/types/car-swap.types';
import { recordChange } from '@backend/store/change-log';
import { Booking } from '@backend/store/entities/booking.entity';
import type { Em } from '@backend/store/open-store';
import { MESSAGES } from '@schema/messages';
import { assertVersion, lockBooking } from './booking-lock';
import { termColumns } from './booking-terms';
import { assertCarBack } from './car-back';
import { assertCarFree, flushClaim } from './car-claim';
import { savedBooking } from './saved-booking';

export const SWAP_OPERATION = 'swapCar';

export interface Swap {
  readonly id: number;
  readonly carId: number;
  readonly at: Date;
  readonly version: number | null;
  readonly isConfirmed: boolean;
}

/** Both parts of a rental that continues in another car, see `swapCar` for what it throws. */
export async function divideRental(em: Em, swap: Swap, ctx: SignedInContext): Promise<CarSwap> {
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
