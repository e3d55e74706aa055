import { useQuery } from '@apollo/client/react';
import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { useStale } from '@frontend/shared/data/commands/stale';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import { MESSAGES } from '@schema/messages';
import { BookingDocument, type BookingQuery } from '../bookings.generated';

/**
 * One booking, updated while it is shown. `known` is the board's data, shown until the response
 * arrives. `isGone`: the booking does not exist or is archived.
 */
export function useBooking(id: number, known: BookingFacts | null = null) {
  const { data, error, refetch } = useQuery(BookingDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  useStale('bookings', () => void refetch().catch(keepShowing));
  const answer = data?.booking;
  const isGone =
    answer === null || Boolean(answer?.cancelledAt) || refusalOf(error)?.code === 'NOT_FOUND';
  const booking: BookingFacts | null = isGone ? null : (answer ?? known);
  return {
    booking,
    isGone,
    /** The other parts of a rental that changed cars, by start. */
    parts: data?.rentalParts ?? NO_PARTS,
    /** Error text when there is nothing to show; null while loading or shown. */
    failure: error && !booking ? failureText(error, MESSAGES.generic.loadFailed) : null,
    refetch,
  };
}

export type RentalParts = BookingQuery['rentalParts'];
const NO_PARTS: RentalParts = [];

/** Keeps the shown data after a failed refresh; useQuery reports the failure. */
function keepShowing() {}
