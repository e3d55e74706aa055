import { type RestRow, row } from '@backend/rest/row';
import { selectionOf } from '@backend/rest/selections';

const BACKUPS = selectionOf('Backups');

/** Copies of all data. */
export const backupRows: readonly RestRow[] = [
  row<{ backups: unknown }>({
    method: 'GET',
    path: '/backups',
    operation: `query Backups { backups ${BACKUPS} }`,
    pick: ({ backups }) => backups,
  }),
  row<{ startBackup: boolean }>({
    method: 'POST',
    path: '/backups',
    operation: 'mutation StartBackup { startBackup }',
    pick: () => ({ ok: true }),
    status: 202,
  }),
];
