import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { ListedBookingDocument } from './booking-list.generated';
import type { ListedBooking } from './useBookingList';

/**
 * A booking opened over the list: the pressed row, or requested when opened by URL. `isReady`
 * without a booking: not found.
 */
export function useListedBooking(id: number, known: ListedBooking | null) {
  const { data, error } = useFreshQuery(ListedBookingDocument, {
    variables: { id },
    skip: known !== null,
  });
  const booking = known ?? data?.listedBooking ?? null;
  return { booking, isReady: booking !== null || error !== undefined };
}
