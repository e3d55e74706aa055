import { BookingListPageDocument, type ListedFactsFragment } from '@frontend/gql/graphql';
import { useZone } from '@frontend/shared/data/session';
import { useStale } from '@frontend/shared/data/stale';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { pageCount } from '@frontend/shared/lib/address/page-buttons';
import { useListAddress, usePageWithin } from '@frontend/shared/lib/address/use-list-address';
import { BOOKING_LIST_PAGE_SIZE, CACHE_AGES_MS } from '@schema/constants';
import { periodInstants } from '@schema/values/time/report-period';
import { useSearchParams } from 'react-router-dom';
import { earningFilterOf, withoutEarningFilter } from './earning-filter';
import { sortOf, statusOf, withOrder } from './list-order';

export type ListedBooking = ListedFactsFragment;

/** The page of bookings in the URL; the previous page stays shown while loading. */
export function useBookingList() {
  const address = useListAddress();
  const [params, setParams] = useSearchParams();
  const [sort, status] = [sortOf(params), statusOf(params)];
  const filter = earningFilterOf(params);
  const zone = useZone();
  const { search, page } = address;
  const wanted = {
    ...{ search: search || null, status, sort },
    ...(filter?.period && periodInstants(filter.period, zone)),
    carId: filter?.carId ?? null,
  };
  const { data, previousData, error, loading, refetch } = useFreshQuery(BookingListPageDocument, {
    variables: { ...wanted, page },
    maxAgeMs: CACHE_AGES_MS.bookings,
  });
  const retry = () => void refetch().catch(() => undefined);
  useStale('bookings', retry);
  useConnectionOpened(retry);
  const pagesOf = (total: number) => pageCount(total, BOOKING_LIST_PAGE_SIZE);
  usePageWithin(page, data ? pagesOf(data.bookingsPage.total) : null);
  const shown = (data ?? previousData)?.bookingsPage ?? null;
  return {
    ...address,
    sort,
    status,
    filter,
    wanted,
    clearFilter: () => setParams(withoutEarningFilter, { replace: true }),
    setOrder: (change: Parameters<typeof withOrder>[1]) =>
      setParams((old) => withOrder(old, change), { replace: true }),
    list: shown && { ...shown, pages: pagesOf(shown.total) },
    error,
    isLoading: loading,
    retry,
  };
}
