import { anyOf } from '@backend/operation/permit';
import { SWAP_OPERATION } from '@backend/rentals/divide-rental';
import { joinRental, UNDO_SWAP_OPERATION, type WholeRental } from '@backend/rentals/join-rental';
import { undoCommand } from '@backend/rentals/undo-command';

/**
 * Undoes a car swap: the rental is one booking in its first car again. Throws the refusals of
 * `undoCommand`; CAR_OCCUPIED when the first car is booked or in maintenance.
 */
export const undoCarSwap = undoCommand({
  name: UNDO_SWAP_OPERATION,
  access: anyOf('edit_bookings'),
  of: SWAP_OPERATION,
  async undo({ em, ctx }, before: WholeRental) {
    const { whole, history } = await joinRental(em, before, ctx);
    return { answer: whole, history };
  },
});
