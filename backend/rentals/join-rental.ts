import type { BreakdownLine } from '@backend/domain/bookings/pricing';
import type { SignedInContext } from '@backend/operation/context';
import { type Recorded, recordChange } from '@backend/store/change-log';
import { Booking } from '@backend/store/entities/booking.entity';
import type { Em } from '@backend/store/open-store';
import type { BookingTerms } from '@schema/fields/booking-fields';
import type { Kopecks } from '@schema/values/money/money';
import { lockBooking } from './booking-lock';
import { termColumns } from './booking-terms';
import { assertCarFree, flushClaim } from './car-claim';
import { moveSheets } from './move-sheets';
import { type SavedBooking, savedBooking } from './saved-booking';

export const UNDO_SWAP_OPERATION = 'undoCarSwap';

/** A rental before its division. */
export interface WholeRental {
  readonly id: number;
  readonly secondId: number;
  readonly endDate: Date;
  readonly terms: BookingTerms<Kopecks>;
  readonly priceEdited: boolean;
  readonly breakdown: readonly BreakdownLine[] | null;
}

interface JoinedRental {
  readonly whole: SavedBooking;
  readonly history: readonly Recorded[];
}

/**
 * Joins a divided rental: deletes the second part, whose sheets move to the first, and restores the
 * first. Both parts are locked and
 * unchanged since the swap (`lockOperation`). Throws CarTaken when the first car is booked or in
 * maintenance.
 */
export async function joinRental(
  em: Em,
  was: WholeRental,
  ctx: SignedInContext,
): Promise<JoinedRental> {
  const { id, secondId, endDate, priceEdited, breakdown } = was;
  const { row, carId, endDate: from } = await lockBooking(em, id);
  const before = await savedBooking(em, id, ctx);
  const secondBefore = await savedBooking(em, secondId, ctx);
  const claim = {
    carId,
    period: { startDate: from, endDate },
    ignoreBookingId: id,
    wantedPrice: was.terms.totalPrice,
  };
  await assertCarFree(em, claim, ctx);
  // They are final: a deletion of the second part would delete them.
  await moveSheets(em, { from: secondId, to: id });
  await em.nativeDelete(Booking, secondId);
  em.assign(row, {
    endDate,
    returnedAt: null,
    ...termColumns(was.terms),
    priceEdited,
    breakdown,
  });
  await flushClaim(em, claim);
  const whole = await savedBooking(em, id, ctx);
  const change = { at: ctx.now, user: ctx.user, operation: UNDO_SWAP_OPERATION, entity: 'Booking' };
  const history = [
    recordChange(em, { ...change, entityId: id, before, after: whole }),
    recordChange(em, { ...change, entityId: secondId, before: secondBefore }),
  ];
  return { whole, history };
}
