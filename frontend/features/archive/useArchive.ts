import { bothQueries } from '@frontend/shared/data/queries/query-state';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useEveryPage } from '@frontend/shared/export/use-every-page';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS, LIST_PAGE } from '@schema/constants';
import {
  ArchivePageDocument,
  type ArchivePageQuery,
  ArchiveSummaryDocument,
  type ArchiveSummaryQuery,
} from './archive.generated';

export type CancelledBooking = ArchivePageQuery['cancelledBookings']['items'][number];
export type CancellationSummary = ArchiveSummaryQuery['cancellationSummary'];

/** A page of the archive and its summary; refetched when a booking is archived or restored. */
export function useArchive() {
  const address = useListAddress();
  const { search, page } = address;
  const rows = useFreshQuery(ArchivePageDocument, {
    variables: { search: search || null, page },
    maxAgeMs: CACHE_AGES_MS.bookings,
    topics: ['archive'],
  });
  const summary = useFreshQuery(ArchiveSummaryDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.bookings,
    topics: ['archive'],
  });
  const query = bothQueries(rows.query, summary.query);
  useConnectionOpened(query.retry);
  const pages = { loaded: rows.data?.cancelledBookings, shown: rows.shown?.cancelledBookings };
  const readAll = useEveryPage(
    ArchivePageDocument,
    { search: search || null },
    (data) => data.cancelledBookings,
  );
  return {
    address,
    list: useShownPage(pages, LIST_PAGE.size),
    summary: summary.data?.cancellationSummary ?? null,
    query,
    readAll,
  };
}
