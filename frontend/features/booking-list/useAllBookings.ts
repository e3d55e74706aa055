import { useApolloClient } from '@apollo/client/react';
import {
  ExportedBookingsDocument,
  type ExportedBookingsQueryVariables,
} from '@frontend/gql/graphql';
import { everyPage } from '@frontend/shared/export/every-page';
import { wholeList } from '@frontend/shared/export/whole-list';
import { LIST_PAGE } from '@schema/constants';
import type { ExportedBooking } from '@schema/export/bookings';
import { MESSAGES } from '@schema/messages';

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
  const client = useApolloClient();
  if (!isNarrowed) return () => wholeList<ExportedBooking>('/api/bookings');
  return () =>
    everyPage(async (page) => {
      const { data } = await client.query({
        query: ExportedBookingsDocument,
        variables: { ...wanted, page, pageSize: LIST_PAGE.maxSize },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error(MESSAGES.generic.loadFailed);
      return data.bookingsPage;
    });
}
