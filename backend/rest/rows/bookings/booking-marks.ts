import type { RestRow } from '@backend/rest/row';

/** Handover and return marks (docs/domain.md, marks). */
export const bookingMarkRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/bookings/{id}/mark-questions',
    field: 'markQuestions',
    into: { id: 'bookingId' },
  },
  { method: 'POST', path: '/bookings/{id}/handover', field: 'markHandedOver' },
  { method: 'DELETE', path: '/bookings/{id}/handover', field: 'unmarkHandedOver' },
  { method: 'POST', path: '/bookings/{id}/return', field: 'markReturned' },
  { method: 'DELETE', path: '/bookings/{id}/return', field: 'unmarkReturned' },
];
