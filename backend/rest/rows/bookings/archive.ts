import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

/** The archive (requirements.md, Z6, Z7). */
export const archiveRows: readonly RestRow[] = [
  row<{ bookingArchive: { itemsJson: unknown; summary: unknown } }>({
    method: 'GET',
    path: '/bookings/archive',
    isLong: true,
    hasVersion: true,
    operation: `query BookingArchive {
      bookingArchive { itemsJson summary ${selectionOf('CancellationSummary')} }
    }`,
    pick: ({ bookingArchive }) => ({
      items: bookingArchive.itemsJson,
      summary: bookingArchive.summary,
    }),
  }),
];
