import { type RestRow, row } from '@backend/rest/row';

/**
 * All bookings (requirements.md, P19). Sent as JSON without per-field resolvers because of their
 * number.
 */
export const bookingsListRows: readonly RestRow[] = [
  row<{ bookings: { itemsJson: unknown } }>({
    method: 'GET',
    path: '/bookings',
    operation: 'query Bookings { bookings { itemsJson } }',
    pick: ({ bookings }) => ({ items: bookings.itemsJson }),
  }),
];
