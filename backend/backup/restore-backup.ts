import { buffer } from 'node:stream/consumers';
import type { Em } from '@backend/store/em';
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
  readonly files: Pick<FileStore, 'put' | 'remove' | 'holdsOnly' | 'removeUnfinished'>;
  readonly now: Date;
}

interface RestoreOptions {
  /** Keeps sessions and API tokens of the copy; by default they are ended. */
  readonly keepsSessions?: boolean;
}

/** Created by the migrator before its transaction. */
const MIGRATIONS_TABLE = 'schema_migrations';

/**
 * Restores a copy into an empty database and an empty file store, of either engine. Throws
 * BackupFailure for a non-empty target, a damaged file or a newer schema, and leaves the target
 * unchanged.
 */
export async function restoreBackup(
  target: RestoreTarget,
  path: string,
  { keepsSessions = false }: RestoreOptions = {},
): Promise<Manifest> {
  return withArchive(path, async (archive) => {
    const { manifest } = archive;
    if (!MIGRATIONS.some(({ name }) => name === manifest.schema)) {
      throw new BackupFailure(
        `Копия сделана более новой версией программы (${manifest.schema}). Обновите программу.`,
      );
    }
    const wasBare = (await demandEmpty(target, manifest)).length === 0;
    await archive.verify();
    const put: string[] = [];
    try {
      // The tables are restored last: an interrupted restore leaves no database that looks
      // complete.
      await putFiles(target, archive, put);
      const finish = keepsSessions ? undefined : (em: Em) => endSessions(em, target.now);
      await loadTables(target.store, archive, { isUpgraded: true, finish });
    } catch (error) {
      // Keeps the first error; cleaning up may fail as well on a full disk.
      await leave(target, put, wasBare).catch(() => undefined);
      throw error;
    }
    return manifest;
  });
}

async function leave(
  { store, files }: RestoreTarget,
  put: readonly string[],
  wasBare: boolean,
): Promise<void> {
  for (const key of put) await files.remove(key);
  if (!wasBare) return;
  await store.write(store.fork(), async (em) => {
    // Another process may have filled the database since the check.
    const names = await tableNames(em);
    if (names.length === 1 && names[0] === MIGRATIONS_TABLE) {
      await em.execute(`drop table ${MIGRATIONS_TABLE}`);
    }
  });
}

/** Names of the tables that an empty database has. */
async function demandEmpty(
  { store, files, now }: RestoreTarget,
  manifest: Manifest,
): Promise<string[]> {
  const names = await tableNames(store.fork());
  // An interrupted restore leaves the empty list of migrations.
  if (names.some((name) => name !== MIGRATIONS_TABLE)) {
    throw new BackupFailure(
      'В базе данных уже есть данные. Восстановить копию можно только в пустую.',
    );
  }
  // Files of this copy are left as well.
  await files.removeUnfinished(now);
  if (!(await files.holdsOnly(new Set(manifest.files.map(({ key }) => key))))) {
    throw new BackupFailure(
      'В хранилище файлов уже есть файлы. Восстановить копию можно только в пустое.',
    );
  }
  return names;
}

/**
 * Sessions, tokens and sent links ended after the copy must not become valid again. Runs
 * before the later migrations: early releases have no links.
 */
async function endSessions(em: Em, now: Date): Promise<void> {
  await em.execute('delete from sessions');
  await em.execute('update api_tokens set revoked_at = ? where revoked_at is null', [now]);
  const tables = await tableNames(em);
  for (const table of ['paper_links', 'statement_links'].filter((name) => tables.includes(name))) {
    await em.execute(`update ${table} set revoked_at = ? where revoked_at is null`, [now]);
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
