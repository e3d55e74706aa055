import { conflict, notFound } from '@backend/domain/refusal';
import { command, doneWith } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { deleteBookings } from '@backend/rentals/delete-bookings';
import { lockBookingRow } from '@backend/store/locks/guard-booking';
import { part } from '@backend/store/sql/sql-part';
import { MESSAGES } from '@schema/messages';
import type { DeletedBookingsType } from './incomplete.types';

const operation = 'deleteIncompleteBooking';

/**
 * Deletes one incomplete booking; the change history keeps it. Throws NOT_FOUND; CONFLICT for a
 * complete one, which must be archived instead.
 */
export const deleteIncompleteBooking = command<{ readonly id: number }>()({
  name: operation,
  access: anyOf('edit_bookings'),
  form: null,
  accept: ({ id }) => ({ id }),
  sameAs: 'not repeatable',
  async lock({ em }, { id }) {
    const row = await lockBookingRow(em, id);
    if (!row) throw notFound(MESSAGES.booking.notFound);
    if (row.isComplete) throw conflict(MESSAGES.incomplete.alreadyComplete);
  },
  async run({ em, ctx }, { id }) {
    const { now, user } = ctx;
    const by = { now, user, operation } as const;
    const { history } = await deleteBookings(em, part('b.id = ?', [id]), by);
    const answer: DeletedBookingsType = { deleted: 1 };
    return doneWith(answer, history, []);
  },
});
