import type { RestRow } from '@backend/rest/row';

/** Mileage and damages of a car (docs/domain.md, state of a car; not in requirements.md, P). */
export const carStateRows: readonly RestRow[] = [
  { method: 'GET', path: '/cars/{carId}/state', field: 'carState' },
  { method: 'POST', path: '/cars/{carId}/readings', field: 'addMileageReading', status: 201 },
  { method: 'DELETE', path: '/cars/readings/{id}', field: 'reverseMileageReading' },
  { method: 'POST', path: '/cars/{carId}/damages', field: 'addCarDamage', status: 201 },
  { method: 'POST', path: '/cars/damages/{id}/mend', field: 'mendCarDamage' },
  { method: 'DELETE', path: '/cars/damages/{id}/mend', field: 'unmendCarDamage' },
  { method: 'DELETE', path: '/cars/damages/{id}', field: 'withdrawCarDamage' },
];
