import type { RestRow } from '@backend/rest/row';

/** Change histories (not in requirements.md, P). */
export const historyRows: readonly RestRow[] = [
  { method: 'GET', path: '/bookings/{id}/history', field: 'bookingHistory' },
  { method: 'GET', path: '/cars/{id}/history', field: 'carHistory' },
  { method: 'GET', path: '/customers/{id}/history', field: 'customerHistory' },
  { method: 'GET', path: '/maintenances/{id}/history', field: 'maintenanceHistory' },
  { method: 'GET', path: '/partners/{id}/history', field: 'partnerHistory' },
  { method: 'GET', path: '/money/tills/{id}/history', field: 'tillHistory' },
];
