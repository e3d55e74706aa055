import { type RestRow, row } from '@backend/rest/row';

/** All bookings (requirements.md, P19). They are many: no field is resolved one by one. */
export const bookingsListRows: readonly RestRow[] = [
  row<{ bookings: { itemsJson: unknown } }>({
    method: 'GET',
    path: '/bookings',
    operation: 'query Bookings { bookings { itemsJson } }',
    pick: ({ bookings }) => ({ items: bookings.itemsJson }),
  }),
];
