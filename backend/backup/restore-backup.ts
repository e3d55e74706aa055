import { buffer } from 'node:stream/consumers';
import { tableNames } from '@backend/store/migrations/last-migration';
import { MIGRATIONS } from '@backend/store/migrations/list';
import type { Store } from '@backend/store/open-store';
import type { FileStore } from '@backend/uploads/file-store';
import { BackupFailure } from './backup-failure';
import { loadTables } from './load-tables';
import { filePart, type Manifest } from './manifest';
import { type ArchiveReader, withArchive } from './read-archive';

interface RestoreTarget {
  readonly store: Store;
  readonly files: Pick<FileStore, 'put' | 'remove' | 'isEmpty'>;
}

/**
 * Restores a copy into an empty database and an empty file store, of either engine. Throws
 * BackupFailure for a filled place, a spoilt file or a newer schema, and leaves the place empty.
 */
export async function restoreBackup(target: RestoreTarget, path: string): Promise<Manifest> {
  return withArchive(path, async (archive) => {
    const { manifest } = archive;
    if (!MIGRATIONS.some(({ name }) => name === manifest.schema)) {
      throw new BackupFailure(
        `Копия сделана более новой версией программы (${manifest.schema}). Обновите программу.`,
      );
    }
    await demandEmpty(target);
    await archive.verify();
    const put: string[] = [];
    try {
      // The tables come last: an interrupted restore leaves no database that looks complete.
      await putFiles(target, archive, put);
      await loadTables(target.store, archive, { isUpgraded: true });
    } catch (error) {
      for (const key of put) await target.files.remove(key);
      throw error;
    }
    return manifest;
  });
}

async function demandEmpty({ store, files }: RestoreTarget): Promise<void> {
  const em = store.fork();
  const names = await tableNames(em);
  // An interrupted restore leaves the empty list of migrations.
  if (names.some((name) => name !== 'schema_migrations')) {
    throw new BackupFailure(
      'В базе данных уже есть данные. Восстановить копию можно только в пустую.',
    );
  }
  if (!(await files.isEmpty())) {
    throw new BackupFailure(
      'В хранилище файлов уже есть файлы. Восстановить копию можно только в пустое.',
    );
  }
}

async function putFiles(
  { files }: RestoreTarget,
  archive: ArchiveReader,
  put: string[],
): Promise<void> {
  for (const { key, contentType } of archive.manifest.files) {
    const bytes = await buffer(await archive.open(filePart(key)));
    put.push(key);
    await files.put(key, bytes, contentType);
  }
}
