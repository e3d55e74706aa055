import type { RestRow } from '@backend/rest/row';

/** Service work (requirements.md, P15). */
export const maintenanceRows: readonly RestRow[] = [
  { method: 'POST', path: '/maintenances', field: 'createMaintenance', status: 201 },
  { method: 'PUT', path: '/maintenances/{id}', field: 'updateMaintenance' },
];
