import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { joinRental, UNDO_SWAP_OPERATION } from '@backend/rentals/join-rental';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { carSwapUndoPayload } from '@schema/forms/bookings/car-swap';
import type { UndoCarSwapInput } from './car-swap.types';

/**
 * Merges a rental split by a car swap: deletes the second part and restores the first. Throws
 * VALIDATION_FAILED; NOT_FOUND; STALE with `current` when either part has changed; CONFLICT when
 * they are not parts of one rental; CAR_OCCUPIED when the first car is booked or in service.
 */
export async function undoCarSwap(
  ctx: SignedInContext,
  id: number,
  input: UndoCarSwapInput,
): Promise<BookingAnswer> {
  const undo = assertValid(carSwapUndoPayload, { ...input });
  const { whole, carIds } = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) => joinRental(em, id, undo, ctx)),
  );
  ctx.announce(UNDO_SWAP_OPERATION, carIds);
  return whole;
}
