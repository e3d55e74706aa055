import { conflict } from '@backend/domain/refusal';
import { anyOf } from '@backend/operation/permit';
import { savedBookings } from '@backend/rentals/saved-booking';
import { undoCommand } from '@backend/rentals/undo-command';
import { lockCustomer } from '@backend/store/locks/guard-customer';
import { UNDO_MESSAGES } from '@schema/messages/undo';
import {
  REPLACEMENT_OPERATION,
  type ReplacementBefore,
  refuseReviewed,
  setCustomer,
} from './replace-customer';

/**
 * Restores the former customer of a booking and of the bookings replaced with it; a customer
 * created by the replacement stays. Throws the refusals of `undoCommand`; CONFLICT when the former
 * customer is deleted or a review request has been sent.
 */
export const undoCustomerReplacement = undoCommand({
  name: 'undoCustomerReplacement',
  access: anyOf('edit_bookings'),
  of: REPLACEMENT_OPERATION,
  async undo(work, { ids, customerId }: ReplacementBefore) {
    const { em, ctx } = work;
    if (!(await lockCustomer(em, customerId))) throw conflict(UNDO_MESSAGES.customerGone);
    await refuseReviewed(em, ids);
    const before = await savedBookings(em, ids, ctx);
    const { after, history } = await setCustomer(work, { ids, before, customerId });
    return { answer: after, history };
  },
});
