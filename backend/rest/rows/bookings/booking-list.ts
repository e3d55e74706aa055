import { computed, type RestRow } from '@backend/rest/row';

interface Slice {
  readonly itemsJson: unknown;
  readonly nextCursor: string | null;
}

/** All bookings (requirements.md, P19), or a part of them. */
export const bookingsListRows: readonly RestRow[] = [
  computed<Slice>({
    method: 'GET',
    path: '/bookings',
    field: 'bookings',
    selects: ['itemsJson', 'nextCursor'],
    isLong: true,
    hasVersion: true,
    isSliced: true,
    pick: ({ itemsJson, nextCursor }) => ({ items: itemsJson, nextCursor }),
  }),
];
