import type { RestRow } from '@backend/rest/row';

/** The fleet (requirements.md, P20–P23). One car by id: not in requirements.md, P. */
export const carRows: readonly RestRow[] = [
  { method: 'GET', path: '/cars', field: 'cars', isLong: true, hasVersion: true },
  { method: 'POST', path: '/cars', field: 'createCar', status: 201 },
  { method: 'POST', path: '/cars/reorder', field: 'reorderCars' },
  { method: 'POST', path: '/cars/prices', field: 'changePrices' },
  { method: 'GET', path: '/cars/{id}', field: 'car' },
  { method: 'PUT', path: '/cars/{id}', field: 'updateCar' },
  {
    method: 'POST',
    path: '/cars/{id}/tariffs/copy',
    field: 'copyTariffs',
    into: { id: 'carId' },
  },
  { method: 'POST', path: '/cars/tariffs/{operationId}/undo', field: 'undoTariffCopy' },
  { method: 'POST', path: '/cars/prices/{operationId}/undo', field: 'undoPriceChange' },
  { method: 'DELETE', path: '/cars/{id}', field: 'deleteCar', answer: 'none' },
];
