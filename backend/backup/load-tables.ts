import { createHash } from 'node:crypto';
import { type CopiedRow, digestOf, type TableDigest } from '@backend/store/copy/read-rows';
import type { TableShape } from '@backend/store/copy/table-shapes';
import { withoutMoneyTriggers } from '@backend/store/copy/without-money-triggers';
import { setLastNumber, writeRows } from '@backend/store/copy/write-rows';
import type { Em } from '@backend/store/em';
import type { Store } from '@backend/store/open-store';
import { BackupFailure } from './backup-failure';
import { tablePart } from './manifest';
import { partRows } from './part-rows';
import type { ArchiveReader } from './read-archive';

/** Rows held at a time, and their characters. */
const CHUNK = { rows: 2000, characters: 8_000_000 } as const;

/** A table and what it must hold. */
type KnownTable = TableShape & TableDigest;

interface Loading {
  /** Whether the later migrations of this program run. */
  readonly isUpgraded: boolean;
  /** Runs on the loaded and compared tables of the copy's release. */
  readonly finish?: (em: Em) => Promise<void>;
}

/**
 * Loads all tables of a copy into an empty database, compares them with the copy and, when asked,
 * brings them to the schema of this program, in one transaction.
 */
export async function loadTables(
  store: Store,
  archive: ArchiveReader,
  { isUpgraded, finish }: Loading,
): Promise<void> {
  const { schema: to } = archive.manifest;
  await store.migrateAround({ to, isUpgraded }, async (em) => {
    const loaded: KnownTable[] = [];
    await withoutMoneyTriggers(em, async () => {
      await clear(em, archive);
      for (const table of archive.manifest.tables) {
        loaded.push({ ...table, ...(await loadTable(em, table, archive)) });
        await setLastNumber(em, table, table.lastNumber);
      }
    });
    await compareTables(em, loaded);
    await finish?.(em);
  });
}

/** A migration may have added rows of its own. */
async function clear(em: Em, { manifest }: ArchiveReader): Promise<void> {
  for (const { name } of manifest.tables.toReversed()) await em.execute(`delete from ${name}`);
}

/**
 * Returns the digest of what was loaded; it differs from the copy's where `partRows` replaced
 * a character.
 */
async function loadTable(em: Em, table: KnownTable, archive: ArchiveReader): Promise<TableDigest> {
  const hash = createHash('sha256');
  let count = 0;
  let rows: CopiedRow[] = [];
  let characters = 0;
  for await (const { row, line } of partRows(archive, table.name)) {
    count += 1;
    hash.update(line);
    rows.push(row);
    characters += line.length;
    if (rows.length < CHUNK.rows && characters < CHUNK.characters) continue;
    await writeRows(em, table, rows);
    rows = [];
    characters = 0;
  }
  if (rows.length > 0) await writeRows(em, table, rows);
  if (count !== table.rows) {
    throw new BackupFailure(
      `Файл копии испорчен: в ${tablePart(table.name)} строк ${count}, а должно быть ${table.rows}.`,
    );
  }
  return { rows: count, sha256: hash.digest('hex') };
}

/** Throws BackupFailure when a table does not hold what it must. */
export async function compareTables(em: Em, tables: readonly KnownTable[]): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await digestOf(em, table);
    if (rows !== table.rows || sha256 !== table.sha256) {
      throw new BackupFailure(`Таблица ${table.name} не совпала с копией.`);
    }
  }
}
