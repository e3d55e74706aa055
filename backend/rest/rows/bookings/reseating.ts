import type { RestRow } from '@backend/rest/row';

/** Moves of bookings between cars (docs/domain.md, re-seating; not in requirements.md, P). */
export const reseatingRows: readonly RestRow[] = [
  { method: 'GET', path: '/reseating', field: 'reseatingPlan', isLong: true },
  { method: 'POST', path: '/reseating', field: 'reseatBookings' },
  { method: 'POST', path: '/reseating/{operationId}/undo', field: 'undoReseating' },
];
