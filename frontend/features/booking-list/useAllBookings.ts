import {
  ExportedBookingsDocument,
  type ExportedBookingsQueryVariables,
} from '@frontend/gql/graphql';
import { useEveryPage } from '@frontend/shared/export/use-every-page';
import { wholeList } from '@frontend/shared/export/whole-list';
import type { ExportedBooking } from '@schema/export/bookings';

interface AllBookingsOptions {
  readonly wanted: Omit<ExportedBookingsQueryVariables, 'page' | 'pageSize'>;
  /** A search or filter is set; the response has all matches. */
  readonly isNarrowed: boolean;
}

/** Loads every booking that matches search and filter, regardless of the page. */
export function useAllBookings({
  wanted,
  isNarrowed,
}: AllBookingsOptions): () => Promise<readonly ExportedBooking[]> {
  const found = useEveryPage(ExportedBookingsDocument, wanted, (data) => data.bookingsPage);
  return isNarrowed ? found : () => wholeList<ExportedBooking>('/api/bookings');
}
