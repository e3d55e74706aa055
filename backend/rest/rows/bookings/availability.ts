import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

/** Free cars for a quick booking (requirements.md, P18). */
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
];
