import {
  BookingCountersDocument,
  BookingListPageDocument,
  type BookingListPageQuery,
  type ListedFactsFragment,
} from '@frontend/gql/graphql';
import { useZone } from '@frontend/shared/data/session';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { usePlainQuery } from '@frontend/shared/data/use-plain-query';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { BOOKING_LIST_PAGE_SIZE, CACHE_AGES_MS } from '@schema/constants';
import { periodInstants } from '@schema/values/time/report-period';
import { print } from 'graphql';
import { useSearchParams } from 'react-router-dom';
import { earningFilterOf, withoutEarningFilter } from './earning-filter';
import { sortOf, statusOf, withOrder } from './list-order';

export type ListedBooking = ListedFactsFragment;

const PAGE_QUERY = print(BookingListPageDocument);

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
  const request = {
    query: PAGE_QUERY,
    operationName: 'BookingListPage',
    variables: { ...wanted, page },
  };
  const { data, shown, query } = usePlainQuery<BookingListPageQuery>(request, {
    maxAgeMs: CACHE_AGES_MS.bookings,
    topic: 'bookings',
  });
  const isPart = search !== '' || filter !== null;
  const whole = useFreshQuery(BookingCountersDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.bookings,
    topic: 'bookings',
    skip: !isPart,
  });
  useConnectionOpened(query.retry);
  const list = useShownPage(
    { loaded: data?.bookingsPage, shown: shown?.bookingsPage },
    BOOKING_LIST_PAGE_SIZE,
  );
  return {
    address,
    sort,
    status,
    filter,
    wanted,
    clearFilter: () => setParams(withoutEarningFilter, { replace: true }),
    setOrder: (change: Parameters<typeof withOrder>[1]) =>
      setParams((old) => withOrder(old, change), { replace: true }),
    list,
    /** Counters of all bookings; null until known. */
    all: (isPart ? whole.data?.bookingsPage.counters : list?.counters) ?? null,
    query,
  };
}
