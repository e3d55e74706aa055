import type { RestRow } from '@backend/rest/row';
import { LISTED_BOOKINGS } from './listed-bookings';

/** All bookings (requirements.md, P19), or a part of them, and the values of their filters. */
export const bookingsListRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/bookings',
    field: 'bookings',
    ...LISTED_BOOKINGS,
    isLong: true,
    hasVersion: true,
    isSliced: true,
  },
  { method: 'GET', path: '/bookings/filters', field: 'bookingFilters' },
];
