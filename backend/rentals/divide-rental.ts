import { assertSwappable, splitTerms } from '@backend/domain/bookings/car-swap';
import { validationFailed } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import type { CarSwap } from '@backend/operation/types/car-swap.types';
import { type Recorded, recordChange } from '@backend/store/change-log';
import { Booking } from '@backend/store/entities/booking.entity';
import type { WantedLeft } from '@backend/store/left-rows';
import type { Em } from '@backend/store/open-store';
import { loadRentalIds } from '@backend/store/queries/money/rental-queries';
import { MESSAGES } from '@schema/messages';
import { assertVersion, type LockedBooking, lockBooking } from './booking-lock';
import { termColumns, termsOf } from './booking-terms';
import { assertCarBack } from './car-back';
import { assertCarFree, flushClaim } from './car-claim';
import type { WholeRental } from './join-rental';
import { type SavedBooking, savedBooking } from './saved-booking';

export const SWAP_OPERATION = 'swapCar';

interface Swap {
  readonly id: number;
  readonly carId: number;
  readonly at: Date;
  readonly version: number | null;
  readonly isConfirmed: boolean;
}

/** A rental before its division; its car and the new one are locked. */
interface WholeHeld {
  readonly booking: LockedBooking;
  readonly before: SavedBooking & Pick<LockedBooking['row'], 'breakdown'>;
}

/** Locks a rental and the car that continues it. Throws NOT_FOUND, CONFLICT, STALE. */
export async function lockRental(
  em: Em,
  { id, carId, version }: Swap,
  ctx: SignedInContext,
): Promise<WholeHeld> {
  const booking = await lockBooking(em, id, carId);
  const before = { ...(await savedBooking(em, id, ctx)), breakdown: booking.row.breakdown };
  assertVersion(before, version);
  return { booking, before };
}

/** A divided rental with the data for its undo. */
interface DividedRental {
  readonly swap: CarSwap;
  readonly history: readonly [Recorded, ...Recorded[]];
  readonly left: WantedLeft;
  readonly before: WholeRental;
}

/** Divides a rental that continues in another car. Throws the refusals of `swapCar`. */
export async function divideRental(
  em: Em,
  { id, carId, at, isConfirmed }: Omit<Swap, 'version'>,
  { booking, before }: WholeHeld,
  ctx: SignedInContext,
): Promise<DividedRental> {
  const { row, carId: brokenId, startDate, endDate } = booking;
  assertSwappable(before, at, ctx.now);
  if (carId === brokenId) throw validationFailed({ carId: MESSAGES.carSwap.sameCar });
  const terms = splitTerms(before, { startDate, endDate }, at);
  const claim = { carId, period: { startDate: at, endDate }, wantedPrice: terms.second.totalPrice };
  await assertCarFree(em, claim, ctx);
  const customerId = row.customer?.id ?? null;
  await assertCarBack(em, { carId, customerId, isConfirmed }, ctx);

  const partial = { priceEdited: true, breakdown: null };
  const second = em.create(Booking, {
    car: carId,
    customer: row.customer,
    source: row.source,
    startDate: at,
    endDate,
    ...termColumns(terms.second),
    ...partial,
    // The contract keeps its date, so that the second part is not a new booking of today.
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
  const { endDate: wholeEnd, priceEdited, breakdown } = before;
  return {
    swap: answer,
    history: [
      recordChange(em, { ...change, entityId: id, before, after: answer.first }),
      recordChange(em, { ...change, entityId: second.id, after: answer.second }),
    ],
    left: {
      carIds: [brokenId, carId],
      rentalIds: await loadRentalIds(em, [id]),
      rows: [
        { entity: 'Booking', where: { id: [id, second.id] } },
        { entity: 'Booking', where: { continuesId: second.id } },
        // The customer may have extended the second part.
        { entity: 'Booking', where: { car: carId, customer: customerId, startDate: endDate } },
        { entity: 'ReviewRequest', where: { booking: second.id } },
        { entity: 'HandoverSheet', where: { booking: second.id } },
        { entity: 'SheetPhoto', where: { booking: second.id } },
      ],
    },
    before: {
      id,
      secondId: second.id,
      endDate: wholeEnd,
      priceEdited,
      breakdown: breakdown ?? null,
      terms: termsOf(before),
    },
  };
}
