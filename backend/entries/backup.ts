import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { BackupFailure } from '@backend/backup/backup-failure';
import { backupReport } from '@backend/backup/backup-report';
import { writeBackup } from '@backend/backup/write-backup';
import { createLog } from '@backend/logging/create-log';
import { readConfig } from '@backend/settings/config';
import { openStore } from '@backend/store/open-store';
import { openFileStore } from '@backend/uploads/file-store';
import type { CopyStep } from '@schema/constants';

/** `npm run backup -- FILE`: copies the data of the settings while the server runs. */
async function backup(path: string | undefined): Promise<void> {
  if (!path) throw new BackupFailure('Куда сохранить копию? npm run backup -- копия.zip');
  if (existsSync(path)) throw new BackupFailure(`Файл ${path} уже есть: выберите другое имя.`);
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const startedAt = performance.now();
  const stopping = new AbortController();
  const stop = () => stopping.abort(new BackupFailure('Копирование прервано.'));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const store = await openStore(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    const files = await openFileStore(config, createLog('error'));
    const { signal } = stopping;
    // A server that started this process shows its progress.
    const onStep = (step: CopyStep) => process.send?.(step);
    const manifest = await writeBackup({ store, files, now: new Date(), signal, onStep }, path);
    const { size } = await stat(path);
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(
      `Копия готова и проверена: ${path}\n${backupReport(manifest, size, seconds)}`,
    );
  } finally {
    await store.close();
  }
}

try {
  await backup(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
