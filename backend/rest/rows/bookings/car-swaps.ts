import type { RestRow } from '@backend/rest/row';

/** Car swaps during a rental (docs/domain.md, a car that breaks; not in requirements.md, P). */
export const carSwapRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/bookings/{id}/parts',
    field: 'rentalParts',
    wrap: 'items',
    isLong: true,
  },
  { method: 'POST', path: '/bookings/{id}/swap', field: 'swapCar' },
  { method: 'POST', path: '/swaps/{operationId}/undo', field: 'undoCarSwap' },
];
