import { createHash } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { catalogShapes } from '@backend/store/copy/catalog-shapes';
import { lastNumber, readRows, rowLine } from '@backend/store/copy/read-rows';
import { withSnapshot } from '@backend/store/copy/snapshot';
import { type TableShape, tableShapes } from '@backend/store/copy/table-shapes';
import type { Em } from '@backend/store/em';
import { lastMigration } from '@backend/store/migrations/last-migration';
import { MIGRATIONS } from '@backend/store/migrations/list';
import { openStore, type Store } from '@backend/store/open-store';
import { raw } from '@backend/store/sql/raw';
import type { FileStore } from '@backend/uploads/file-store';
import { flushFolder } from '@backend/uploads/write-durably';
import type { CopyStep } from '@schema/constants';
import { smallPhotoKey } from '@schema/values/fleet/file-url';
import { BackupFailure } from './backup-failure';
import { loadTables } from './load-tables';
import { FORMAT, filePart, MANIFEST, MANIFEST_SUM, type Manifest, tablePart } from './manifest';
import { withArchive } from './read-archive';
import { type ArchiveWriter, writeArchive } from './write-archive';

/** Prefix of the temporary folder of a copy, beside its file. */
export const UNFINISHED_PREFIX = '.unfinished-';

interface BackupSource {
  readonly store: Store;
  readonly files: Pick<FileStore, 'get'>;
  readonly now: Date;
  /** Ends the copy between two parts; written parts are removed. */
  readonly signal?: AbortSignal;
  /** The database has the tables of an earlier release. PostgreSQL only. */
  readonly isEarlierRelease?: boolean;
  /** Current step. */
  readonly onStep?: (step: CopyStep) => void;
}

/**
 * Copies the database as of one moment and the uploaded files into one engine-independent file,
 * restores it into a temporary database and compares every table. The file gets its name only after
 * this check. Throws BackupFailure, or the error of the disk or the database.
 */
export async function writeBackup(source: BackupSource, path: string): Promise<Manifest> {
  const target = resolve(path);
  const folder = await mkdtemp(join(dirname(target), UNFINISHED_PREFIX)).catch((cause) => {
    if (cause.code !== 'ENOENT') throw cause;
    throw new BackupFailure(`Папки ${dirname(target)} нет.`, { cause });
  });
  const draft = join(folder, basename(target));
  try {
    const manifest = await writeArchive(draft, (archive) =>
      withSnapshot(source.store, join(folder, 'snapshot'), (em) => writeParts(em, source, archive)),
    );
    source.signal?.throwIfAborted();
    source.onStep?.('proof');
    await prove(draft, join(folder, 'proof'));
    source.signal?.throwIfAborted();
    await rename(draft, target);
    await flushFolder(dirname(target));
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeParts(
  em: Em,
  { store, files, now, signal, isEarlierRelease = false, onStep }: BackupSource,
  archive: ArchiveWriter,
): Promise<Manifest> {
  const schema = await lastMigration(em);
  if (schema === null) throw new BackupFailure('База данных пуста: копировать нечего.');
  if (!isEarlierRelease && schema !== MIGRATIONS.at(-1)?.name) {
    throw new BackupFailure(
      `База данных другой версии программы (${schema}). Обновите её: npm run migrate — копия при этом делается сама.`,
    );
  }
  const tables: Manifest['tables'] = [];
  for (const table of isEarlierRelease ? await catalogShapes(em) : tableShapes(store.orm)) {
    signal?.throwIfAborted();
    tables.push(await writeTable(em, table, archive));
  }
  onStep?.('files');
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: now.toISOString(),
    engine: store.engine,
    schema,
    tables,
    ...(await writeFiles(em, { files, signal, tables }, archive)),
  };
  const text = JSON.stringify(manifest);
  await archive.add(MANIFEST, [Buffer.from(text)]);
  const sum = createHash('sha256').update(text).digest('hex');
  await archive.add(MANIFEST_SUM, [Buffer.from(sum)]);
  return manifest;
}

async function writeTable(em: Em, table: TableShape, archive: ArchiveWriter) {
  let count = 0;
  async function* lines() {
    for await (const rows of readRows(em, table)) {
      count += rows.length;
      yield Buffer.from(rows.map(rowLine).join(''));
    }
  }
  const { sha256 } = await archive.add(tablePart(table.name), lines());
  return {
    ...table,
    columns: [...table.columns],
    key: [...table.key],
    rows: count,
    lastNumber: table.isNumbered ? await lastNumber(em, table) : 0,
    sha256,
  };
}

/** Files are never changed and an unused one stays for a day, so reading them takes no lock. */
async function writeFiles(
  em: Em,
  { files, signal, tables }: Pick<BackupSource, 'files' | 'signal'> & Pick<Manifest, 'tables'>,
  archive: ArchiveWriter,
) {
  const written: Manifest['files'] = [];
  const missingFiles: string[] = [];
  // By SQL: the table of an earlier release may lack columns of the entity.
  const columns = tables.find(({ name }) => name === 'stored_files')?.columns ?? [];
  const isUsed = columns.some(({ name }) => name === 'unused_since')
    ? 'unused_since is null'
    : true;
  const stored = await raw<{ key: string; contentType: string; isUsed: number | boolean }>(
    em,
    `select key, content_type as "contentType", ${isUsed} as "isUsed"
     from stored_files order by id`,
  );
  for (const { key, contentType, isUsed } of stored) {
    signal?.throwIfAborted();
    for (const one of new Set([key, smallPhotoKey(key)])) {
      const bytes = await files.get(one);
      if (bytes) {
        const part = await archive.add(filePart(one), [bytes], { isCompressed: true });
        written.push({ key: one, contentType, ...part });
      } else if (one === key && isUsed) {
        missingFiles.push(key);
      }
    }
  }
  return { files: written, missingFiles };
}

/** Restores the tables into a temporary database. */
async function prove(path: string, folder: string): Promise<void> {
  await withArchive(path, async (archive) => {
    await archive.verify();
    const store = await openStore({ dataDir: folder });
    try {
      await loadTables(store, archive, { isUpgraded: false });
    } finally {
      await store.close();
    }
  });
}
