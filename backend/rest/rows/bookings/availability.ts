import { idParam, intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

/** Free cars for a quick booking (requirements.md, P18), and one car (beyond the documented paths). */
export const availabilityRows: readonly RestRow[] = [
  row<{ availableCars: unknown }>({
    method: 'GET',
    path: '/availability/cars',
    isLong: true,
    operation: `query AvailableCars($start: DateTime, $end: DateTime) {
      availableCars(start: $start, end: $end) ${selectionOf('AvailableCarList')}
    }`,
    variables: ({ query }) => ({ start: query.start, end: query.end }),
    pick: (data) => data.availableCars,
  }),
  row<{ carAvailability: unknown }>({
    method: 'GET',
    path: '/availability/cars/{carId}',
    operation: `query CarAvailability($carId: Int!, $start: DateTime, $end: DateTime, $bookingId: Int) {
      carAvailability(carId: $carId, start: $start, end: $end, bookingId: $bookingId)
        ${selectionOf('CarAvailability')}
    }`,
    variables: (request) => ({
      carId: idParam(request, 'carId'),
      start: request.query.start,
      end: request.query.end,
      bookingId: intQuery(request, 'bookingId'),
    }),
    pick: (data) => data.carAvailability,
  }),
];
