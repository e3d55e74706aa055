import { useQuery } from '@apollo/client/react';
import { BookingDocument, type BookingQuery } from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { refusalOf } from '@frontend/shared/data/refusal';
import { useStale } from '@frontend/shared/data/stale';
import { MESSAGES } from '@schema/messages';
import type { BookingFacts } from '../booking-facts';

/**
 * One booking, kept up to date while it is shown. `known` is what the board already holds: it shows
 * at once, until the server's own word arrives. `isGone`: it is not there or lies in the archive.
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
    /** The other bookings of a rental that changed cars, by start. */
    parts: data?.rentalParts ?? NO_PARTS,
    /** Why there is nothing to show; null while it loads or shows. */
    failure: error && !booking ? failureText(error, MESSAGES.generic.loadFailed) : null,
    refetch,
  };
}

export type RentalParts = BookingQuery['rentalParts'];
const NO_PARTS: RentalParts = [];

/** A refresh that failed leaves what is shown; useQuery reports the failure itself. */
function keepShowing() {}
