import type { RestRow } from '@backend/rest/row';

/** Bookings (requirements.md, P10–P12; restoring: docs/domain.md, occupancy; another customer:
 * docs/domain.md, another customer). */
export const bookingRows: readonly RestRow[] = [
  {
    method: 'POST',
    path: '/bookings/with-customer',
    field: 'createBookingWithCustomer',
    status: 201,
  },
  {
    method: 'POST',
    path: '/bookings/several',
    field: 'createBookingsWithCustomer',
    status: 201,
  },
  {
    method: 'POST',
    path: '/bookings/several/{operationId}/undo',
    field: 'undoCreatedBookings',
  },
  { method: 'PUT', path: '/bookings/{id}', field: 'updateBooking' },
  {
    method: 'DELETE',
    path: '/bookings/{id}',
    field: 'archiveBooking',
    omits: { version: 'the documented call has none: archiving is a step, not an edit' },
  },
  { method: 'POST', path: '/bookings/{id}/restore', field: 'restoreBooking' },
  { method: 'PUT', path: '/bookings/{id}/customer', field: 'replaceBookingCustomer' },
  {
    method: 'POST',
    path: '/bookings/customer/{operationId}/undo',
    field: 'undoCustomerReplacement',
    wrap: 'items',
  },
];
