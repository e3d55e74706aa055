import type { RestRow } from '@backend/rest/row';

/** Maintenance (requirements.md, P15). */
export const maintenanceRows: readonly RestRow[] = [
  { method: 'POST', path: '/maintenances', field: 'createMaintenance', status: 201 },
  { method: 'PUT', path: '/maintenances/{id}', field: 'updateMaintenance' },
];
