import type { RestRow } from '@backend/rest/row';

/**
 * Incomplete bookings (requirements.md, P13, P14); repair and single delete are beyond the
 * documented paths.
 */
export const incompleteRows: readonly RestRow[] = [
  { method: 'GET', path: '/bookings/incomplete', field: 'incompleteBookings', isLong: true },
  { method: 'POST', path: '/bookings/incomplete/purge', field: 'purgeIncompleteBookings' },
  { method: 'PUT', path: '/bookings/incomplete/{id}', field: 'repairIncompleteBooking' },
  { method: 'DELETE', path: '/bookings/incomplete/{id}', field: 'deleteIncompleteBooking' },
];
