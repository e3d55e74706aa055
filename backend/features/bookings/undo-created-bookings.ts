import { anyOf } from '@backend/operation/permit';
import { deleteBookings } from '@backend/rentals/delete-bookings';
import { undoCommand } from '@backend/rentals/undo-command';
import { part } from '@backend/store/sql/sql-part';
import { CREATE_SEVERAL_OPERATION, type CreatedTogether } from './create-bookings-with-customer';

const UNDO_SEVERAL_OPERATION = 'undoCreatedBookings';

/**
 * Deletes all bookings that were created together; a customer created with them stays. Throws the
 * refusals of `undoCommand`.
 */
export const undoCreatedBookings = undoCommand({
  name: UNDO_SEVERAL_OPERATION,
  access: anyOf('edit_bookings'),
  of: CREATE_SEVERAL_OPERATION,
  async undo({ em, ctx }, { ids }: CreatedTogether) {
    const by = { now: ctx.now, user: ctx.user, operation: UNDO_SEVERAL_OPERATION } as const;
    const theirs = part(`b.id in (${ids.map(() => '?').join(', ')})`, [...ids]);
    const { gone, history } = await deleteBookings(em, theirs, by);
    return { answer: { bookings: gone.length }, history };
  },
});
