import { useQuery } from '@apollo/client/react';
import { ListedBookingDocument } from '@frontend/gql/graphql';
import type { ListedBooking } from './useBookingList';

/**
 * The facts of a booking opened over the list: those of the pressed row, else, after a link, asked of
 * the server. `isReady` without a booking: the server has none to give.
 */
export function useListedBooking(id: number, known: ListedBooking | null) {
  const { data, error } = useQuery(ListedBookingDocument, {
    variables: { id },
    skip: known !== null,
    fetchPolicy: 'network-only',
  });
  const booking = known ?? data?.listedBooking ?? null;
  return { booking, isReady: booking !== null || error !== undefined };
}
