import type { RestRow } from '@backend/rest/row';

/**
 * Free cars for a quick booking (requirements.md, P18); free days and one car (not in
 * requirements.md, P).
 */
export const availabilityRows: readonly RestRow[] = [
  { method: 'GET', path: '/availability/cars', field: 'availableCars', isLong: true },
  { method: 'GET', path: '/availability/days', field: 'freeDays', isLong: true },
  { method: 'GET', path: '/availability/cars/{carId}', field: 'carAvailability' },
];
