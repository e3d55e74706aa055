import type { RestRow } from '@backend/rest/row';
import { LISTED_BOOKINGS } from './listed-bookings';

/** The archive (requirements.md, Z6, Z7). */
export const archiveRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/bookings/archive',
    field: 'bookingArchive',
    ...LISTED_BOOKINGS,
    isLong: true,
    hasVersion: true,
  },
];
