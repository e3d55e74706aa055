import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { newerOf } from '@frontend/shared/data/queries/newer-of';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { MESSAGES } from '@schema/messages';
import { BookingDocument, type BookingQuery } from '../bookings.generated';

/** Mutations whose answer contains the whole booking. */
const ANSWERED_BY = [
  'updateBooking',
  'replaceBookingCustomer',
  'undoCustomerReplacement',
  'markHandedOver',
  'markReturned',
  'unmarkHandedOver',
  'unmarkReturned',
] as const;

/**
 * One booking, updated while it is shown. `known` is the board's data, shown while it is newer than
 * the cache. `isGone`: the booking does not exist or is archived.
 */
export function useBooking(id: number, known: BookingFacts | null = null) {
  const { data, error, loading, refetch } = useFreshQuery(BookingDocument, {
    variables: { id },
    topics: ['bookings'],
    answeredBy: ANSWERED_BY,
  });
  const answer = data?.booking;
  // The cached booking may be older than its restore from the archive.
  const isGone =
    !loading &&
    (answer === null || Boolean(answer?.cancelledAt) || refusalOf(error)?.code === 'NOT_FOUND');
  const booking: BookingFacts | null = isGone ? null : newerOf<BookingFacts>(answer, known);
  return {
    booking,
    /** Null until loaded. */
    customerId: answer?.customerId ?? null,
    isGone,
    /** The other parts of a rental that changed cars, by start. */
    parts: data?.rentalParts ?? NO_PARTS,
    /** Error text without a booking to show; null while loading or shown. */
    failure: error && !booking ? failureText(error, MESSAGES.generic.loadFailed) : null,
    refetch,
  };
}

export type RentalParts = BookingQuery['rentalParts'];
const NO_PARTS: RentalParts = [];
