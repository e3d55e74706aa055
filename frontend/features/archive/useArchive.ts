import { useApolloClient } from '@apollo/client/react';
import {
  ArchivePageDocument,
  type ArchivePageQuery,
  ArchiveSummaryDocument,
  type ArchiveSummaryQuery,
} from '@frontend/gql/graphql';
import { bothQueries } from '@frontend/shared/data/query-state';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { everyPage } from '@frontend/shared/export/every-page';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';
import { MESSAGES } from '@schema/messages';

export type CancelledBooking = ArchivePageQuery['cancelledBookings']['items'][number];
export type CancellationSummary = ArchiveSummaryQuery['cancellationSummary'];

/** A page of the archive and its summary; refetched when a booking is archived or restored. */
export function useArchive() {
  const address = useListAddress();
  const { search, page } = address;
  const rows = useFreshQuery(ArchivePageDocument, {
    variables: { search: search || null, page },
    maxAgeMs: CACHE_AGES_MS.bookings,
    topic: 'archive',
  });
  const summary = useFreshQuery(ArchiveSummaryDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.bookings,
    topic: 'archive',
  });
  const query = bothQueries(rows.query, summary.query);
  useConnectionOpened(query.retry);
  const pages = { loaded: rows.data?.cancelledBookings, shown: rows.shown?.cancelledBookings };
  const client = useApolloClient();
  /** All rows that match the search, regardless of the page. */
  const readAll = () =>
    everyPage(async (wanted) => {
      const { data } = await client.query({
        query: ArchivePageDocument,
        variables: { search: search || null, page: wanted, pageSize: LIST_PAGE.maxSize },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error(MESSAGES.generic.loadFailed);
      return data.cancelledBookings;
    });
  return {
    address,
    list: useShownPage(pages, LIST_PAGE.size),
    summary: summary.data?.cancellationSummary ?? null,
    query,
    readAll,
  };
}
