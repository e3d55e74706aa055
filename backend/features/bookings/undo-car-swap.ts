import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { SWAP_OPERATION } from '@backend/rentals/divide-rental';
import { joinRental, UNDO_SWAP_OPERATION, type WholeRental } from '@backend/rentals/join-rental';
import { undoOperation } from '@backend/rentals/undoable-operation';

/**
 * Undoes a car swap: the rental is one booking in its first car again. Throws what `undoOperation`
 * throws; CAR_OCCUPIED when the first car is booked or in service.
 */
export function undoCarSwap(ctx: SignedInContext, operationId: number): Promise<BookingAnswer> {
  return undoOperation(ctx, {
    operation: UNDO_SWAP_OPERATION,
    of: SWAP_OPERATION,
    operationId,
    takeBack: (em, before: WholeRental) => joinRental(em, before, ctx),
  });
}
