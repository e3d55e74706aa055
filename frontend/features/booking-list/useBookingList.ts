import { usePlainQuery } from '@frontend/shared/data/queries/use-plain-query';
import { useZone } from '@frontend/shared/data/session';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { useListAddress, useShownPage } from '@frontend/shared/lib/address/use-list-address';
import { CACHE_AGES_MS } from '@schema/constants';
import { BOOKING_LIST_PAGE_SIZE } from '@schema/constants/booking-list';
import { useSearchParams } from 'react-router-dom';
import type {
  BookingCountersQuery,
  BookingListPageQuery,
  ListedFactsFragment,
} from './booking-list-page.generated';
import { bookingListRequest, COUNTERS_REQUEST, wantedBookings } from './booking-list-request';
import { earningFilterOf, withoutEarningFilter } from './earning-filter';
import { sortOf, statusOf, withOrder } from './list-order';

export type ListedBooking = ListedFactsFragment;

const FRESH = { maxAgeMs: CACHE_AGES_MS.bookings, topics: ['bookings'] } as const;

/** The page of bookings in the URL; the previous page stays shown while loading. */
export function useBookingList() {
  const address = useListAddress();
  const [params, setParams] = useSearchParams();
  const [sort, status] = [sortOf(params), statusOf(params)];
  const filter = earningFilterOf(params);
  const zone = useZone();
  const request = bookingListRequest(params, zone);
  const { data, shown, query, check } = usePlainQuery<BookingListPageQuery>(request, FRESH);
  const isPart = address.search !== '' || filter !== null;
  const counted = isPart ? COUNTERS_REQUEST : null;
  const whole = usePlainQuery<BookingCountersQuery>(counted, FRESH);
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
    wanted: wantedBookings(params, zone),
    clearFilter: () => setParams(withoutEarningFilter, { replace: true }),
    setOrder: (change: Parameters<typeof withOrder>[1]) =>
      setParams((old) => withOrder(old, change), { replace: true }),
    list,
    /** Counters of all bookings; null until known. */
    all: (isPart ? whole.data?.bookingsPage.counters : list?.counters) ?? null,
    query,
  };
}
