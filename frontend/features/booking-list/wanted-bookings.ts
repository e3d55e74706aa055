import { listAddressOf } from '@frontend/shared/lib/address/list-address';
import { periodInstants } from '@schema/values/time/report-period';
import { earningFilterOf } from './earning-filter';
import type { ListFilter } from './list-filter';
import { sortOf, statusOf } from './list-order';

/**
 * Variables of the list in the address, for the page and the export. `listFilter`: its filters that
 * the user may use.
 */
export function wantedBookings(params: URLSearchParams, zone: string, listFilter: ListFilter) {
  const filter = earningFilterOf(params);
  return {
    search: listAddressOf(params).search || null,
    status: statusOf(params),
    sort: sortOf(params),
    ...(filter?.period && periodInstants(filter.period, zone)),
    carId: filter?.carId ?? null,
    ...listFilter,
  };
}

export const pageVariables = (params: URLSearchParams, zone: string, listFilter: ListFilter) => ({
  ...wantedBookings(params, zone, listFilter),
  page: listAddressOf(params).page,
});
