import { booking } from '@schema/messages/bookings';
import { customers } from '@schema/messages/customers';
import { MAX_VOID_REASON, PAPER_MESSAGES } from '@schema/messages/papers';
import { PAPER_KINDS } from '@schema/values/papers/paper-kinds';
import { choice, optionalReference, reference, requiredText, shapeOf } from '../fields/fields';
import { listQueryPayload } from '../list-query';

const { kindInvalid, reasonRequired } = PAPER_MESSAGES;

/** A document to be issued. */
export const issuePaperPayload = shapeOf(
  {
    bookingId: reference(booking.notFound),
    kind: choice(PAPER_KINDS, kindInvalid).defined(kindInvalid).nonNullable(kindInvalid),
  },
  [booking.notFound, kindInvalid],
);

/** Why a document is void. */
export const voidPaperForm = shapeOf({ reason: requiredText(reasonRequired, MAX_VOID_REASON) }, [
  reasonRequired,
]);

/** The list of documents. */
export const papersPayload = listQueryPayload.shape({
  kind: choice(PAPER_KINDS, kindInvalid),
  customerId: optionalReference(customers.notFound),
});
