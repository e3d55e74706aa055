import { command, doneWith } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { deleteBookings } from '@backend/rentals/delete-bookings';
import { refuseUnsettled } from '@backend/rentals/refuse-unsettled';
import { part } from '@backend/store/sql/sql-part';
import type { DeletedBookingsType } from './incomplete.types';

const operation = 'purgeIncompleteBookings';

/**
 * Deletes every incomplete booking and returns their number; the change history keeps each. Throws
 * CONFLICT when the money of one is not settled.
 */
export const purgeIncompleteBookings = command<null>()({
  name: operation,
  access: anyOf('edit_bookings'),
  form: null,
  accept: () => part('not b.is_complete'),
  sameAs: 'not repeatable',
  lock: ({ em, ctx }, incomplete) => refuseUnsettled(em, incomplete, ctx),
  async run({ em, ctx }, incomplete) {
    const { now, user } = ctx;
    const { gone, history } = await deleteBookings(em, incomplete, { now, user, operation });
    const answer: DeletedBookingsType = { deleted: gone.length };
    return doneWith(answer, history, []);
  },
});
