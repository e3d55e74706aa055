import listedTerms from '@frontend/shared/bookings/terms/listed-terms.graphql?raw';
import carLook from '@frontend/shared/cars/car-look.graphql?raw';
import type { GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import operations from './booking-list-page.graphql?raw';
import { listFilterOf, permittedFilter } from './list-filter';
import { pageVariables } from './wanted-bookings';

const QUERY = [operations, listedTerms, carLook].join('\n');

/** The request of the page in the address. */
export const bookingListRequest = (
  params: URLSearchParams,
  { zone, canFilterByMoney }: { readonly zone: string; readonly canFilterByMoney: boolean },
): GraphqlRequest => ({
  query: QUERY,
  operationName: 'BookingListPage',
  variables: pageVariables(params, zone, permittedFilter(listFilterOf(params), canFilterByMoney)),
});
