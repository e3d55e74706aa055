import { stat } from 'node:fs/promises';
import { BackupFailure } from '@backend/backup/backup-failure';
import { backupReport } from '@backend/backup/backup-report';
import { restoreBackup } from '@backend/backup/restore-backup';
import { createLog } from '@backend/logging/create-log';
import { readConfig } from '@backend/settings/config';
import { claimFolder } from '@backend/store/engine/folder-claim';
import { openStore } from '@backend/store/open-store';
import { openFileStore } from '@backend/uploads/file-store';

/** `npm run restore -- FILE`: restores a copy into the empty place of the settings. */
async function restore(path: string | undefined): Promise<void> {
  if (!path) throw new BackupFailure('Какую копию восстановить? npm run restore -- копия.zip');
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const startedAt = performance.now();
  const freeFolder = databaseUrl ? () => undefined : claimFolder(dataDir);
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    const files = await openFileStore(config, createLog('error'));
    const manifest = await restoreBackup({ store, files }, path);
    const { size } = await stat(path);
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(`Копия восстановлена: ${path}\n${backupReport(manifest, size, seconds)}`);
  } finally {
    await store.close();
    freeFolder();
  }
}

try {
  await restore(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
