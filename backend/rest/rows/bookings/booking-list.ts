import { intQuery } from '@backend/rest/request';
import { type RestRow, row } from '@backend/rest/row';

/**
 * All bookings (requirements.md, P19), or a part of them. Sent as JSON without per-field resolvers
 * because of their number.
 */
export const bookingsListRows: readonly RestRow[] = [
  row<{ bookings: { itemsJson: unknown; nextCursor: string | null } }>({
    method: 'GET',
    path: '/bookings',
    isLong: true,
    hasVersion: true,
    isSliced: true,
    operation: `query Bookings($limit: Int, $cursor: String) {
      bookings(limit: $limit, cursor: $cursor) { itemsJson nextCursor }
    }`,
    variables: (request) => ({
      limit: intQuery(request, 'limit'),
      cursor: request.query.cursor,
    }),
    pick: ({ bookings }) => ({ items: bookings.itemsJson, nextCursor: bookings.nextCursor }),
  }),
];
