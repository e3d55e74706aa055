import type { RestRow } from '@backend/rest/row';

/** Handover sheets (docs/domain.md, handover sheets; not in requirements.md, P). */
export const handoverRows: readonly RestRow[] = [
  { method: 'GET', path: '/bookings/{bookingId}/sheets', field: 'handoverSheets' },
  { method: 'GET', path: '/cars/{carId}/sheets', field: 'carSheets' },
  { method: 'GET', path: '/sheets', field: 'sheets', isLong: true },
  { method: 'POST', path: '/bookings/{bookingId}/sheets', field: 'saveHandoverSheet', status: 201 },
  {
    method: 'POST',
    path: '/bookings/{bookingId}/sheets/photos',
    field: 'addSheetPhoto',
    status: 201,
  },
  { method: 'DELETE', path: '/bookings/sheets/photos/{clientId}', field: 'removeSheetPhoto' },
];
