import bookingFacts from '@frontend/shared/bookings/booking-facts.graphql?raw';
import carLook from '@frontend/shared/cars/car-look.graphql?raw';
import carFacts from '@frontend/shared/cars/cars.graphql?raw';
import type { GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import type { Day } from '@schema/values/time/calendar';
import boardQuery from './board.graphql?raw';

const QUERY = [boardQuery, carFacts, carLook, bookingFacts].join('\n');

/** The request of the board of [start, start + days): all rows, or those of these cars. */
export const boardRequest = (
  start: Day,
  days: number,
  carIds?: readonly number[],
): GraphqlRequest => ({
  query: QUERY,
  operationName: 'Board',
  variables: { start, days, ...(carIds && { carIds }) },
});
