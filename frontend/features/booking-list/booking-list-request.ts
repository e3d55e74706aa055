import listedTerms from '@frontend/shared/bookings/terms/listed-terms.graphql?raw';
import carLook from '@frontend/shared/cars/car-look.graphql?raw';
import type { PlainRequest } from '@frontend/shared/data/requests/plain-request';
import { listAddressOf } from '@frontend/shared/lib/address/list-address';
import { periodInstants } from '@schema/values/time/report-period';
import operations from './booking-list-page.graphql?raw';
import { earningFilterOf } from './earning-filter';
import { sortOf, statusOf } from './list-order';

const QUERY = [operations, listedTerms, carLook].join('\n');

/** What the address asks of the list: variables of the page and of the export. */
export function wantedBookings(params: URLSearchParams, zone: string) {
  const filter = earningFilterOf(params);
  return {
    search: listAddressOf(params).search || null,
    status: statusOf(params),
    sort: sortOf(params),
    ...(filter?.period && periodInstants(filter.period, zone)),
    carId: filter?.carId ?? null,
  };
}

/** The request of the page in the address. */
export const bookingListRequest = (params: URLSearchParams, zone: string): PlainRequest => ({
  query: QUERY,
  operationName: 'BookingListPage',
  variables: { ...wantedBookings(params, zone), page: listAddressOf(params).page },
});

/** The counters of all bookings. */
export const COUNTERS_REQUEST: PlainRequest = {
  query: QUERY,
  operationName: 'BookingCounters',
  variables: {},
};
