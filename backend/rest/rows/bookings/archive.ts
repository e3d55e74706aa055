import { computed, type RestRow } from '@backend/rest/row';

interface Archive {
  readonly itemsJson: unknown;
  readonly summary: unknown;
}

/** The archive (requirements.md, Z6, Z7). */
export const archiveRows: readonly RestRow[] = [
  computed<Archive>({
    method: 'GET',
    path: '/bookings/archive',
    field: 'bookingArchive',
    selects: ['itemsJson', 'summary'],
    isLong: true,
    hasVersion: true,
    pick: ({ itemsJson, summary }) => ({ items: itemsJson, summary }),
  }),
];
