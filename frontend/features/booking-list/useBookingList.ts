import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useCan, useZone } from '@frontend/shared/data/session';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS } from '@schema/constants';
import { BOOKING_LIST_PAGE_SIZE } from '@schema/constants/booking-list';
import { useSearchParams } from 'react-router-dom';
import {
  BookingCountersDocument,
  BookingListPageDocument,
  type ListedFactsFragment,
} from './booking-list-page.generated';
import { earningFilterOf, withoutEarningFilter } from './earning-filter';
import {
  filterCount,
  listFilterOf,
  NO_FILTER,
  permittedFilter,
  withListFilter,
} from './list-filter';
import { sortOf, statusOf, withOrder } from './list-order';
import { pageVariables, wantedBookings } from './wanted-bookings';

export type ListedBooking = ListedFactsFragment;

const FRESH = { maxAgeMs: CACHE_AGES_MS.bookings, topics: ['bookings'] } as const;

/** The page of bookings in the URL; the previous page stays shown while loading. */
export function useBookingList() {
  const address = useListAddress();
  const [params, setParams] = useSearchParams();
  const [sort, status] = [sortOf(params), statusOf(params)];
  const filter = earningFilterOf(params);
  const asked = listFilterOf(params);
  const listFilter = permittedFilter(asked, useCan('edit_bookings'));
  const zone = useZone();
  const { data, shown, query, check } = useFreshQuery(BookingListPageDocument, {
    variables: pageVariables(params, zone, listFilter),
    ...FRESH,
  });
  const isPart = address.search !== '' || filter !== null || filterCount(listFilter) > 0;
  const whole = useFreshQuery(BookingCountersDocument, { variables: {}, skip: !isPart, ...FRESH });
  useConnectionOpened(check);
  const list = useShownPage(
    { loaded: data?.bookingsPage, shown: shown?.bookingsPage },
    BOOKING_LIST_PAGE_SIZE,
  );
  return {
    address,
    sort,
    status,
    filter,
    listFilter,
    /** The address filters by money, which the user may not see. */
    isMoneyLeftOut: asked.money !== listFilter.money,
    clearListFilter: () => setParams((old) => withListFilter(old, NO_FILTER), { replace: true }),
    wanted: wantedBookings(params, zone, listFilter),
    clearFilter: () => setParams(withoutEarningFilter, { replace: true }),
    setOrder: (change: Parameters<typeof withOrder>[1]) =>
      setParams((old) => withOrder(old, change), { replace: true }),
    list,
    /** Counters of all bookings; null until known. */
    all: (isPart ? whole.data?.bookingsPage.counters : list?.counters) ?? null,
    query,
  };
}
