import { useApolloClient } from '@apollo/client/react';
import {
  ArchivePageDocument,
  type ArchivePageQuery,
  ArchiveSummaryDocument,
  type ArchiveSummaryQuery,
} from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/stale';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { everyPage } from '@frontend/shared/export/every-page';
import { pageCount } from '@frontend/shared/lib/address/page-buttons';
import { useListAddress, usePageWithin } from '@frontend/shared/lib/address/use-list-address';
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
  });
  const summary = useFreshQuery(ArchiveSummaryDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.bookings,
  });
  const retry = () => {
    void rows.refetch().catch(() => undefined);
    void summary.refetch().catch(() => undefined);
  };
  useStale('archive', retry);
  useConnectionOpened(retry);
  const pagesOf = (total: number) => pageCount(total, LIST_PAGE.size);
  usePageWithin(page, rows.data ? pagesOf(rows.data.cancelledBookings.total) : null);
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
  const shown = (rows.data ?? rows.previousData)?.cancelledBookings ?? null;
  return {
    ...address,
    list: shown && { ...shown, pages: pagesOf(shown.total) },
    summary: summary.data?.cancellationSummary ?? null,
    error: rows.error ?? summary.error,
    isLoading: rows.loading || summary.loading,
    retry,
    readAll,
  };
}
