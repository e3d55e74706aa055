import type { RestRow } from '@backend/rest/row';

/** Copies of all data. */
export const backupRows: readonly RestRow[] = [
  { method: 'GET', path: '/backups', field: 'backups' },
  { method: 'POST', path: '/backups', field: 'startBackup', answer: 'ok', status: 202 },
];
