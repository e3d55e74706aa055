import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { type CopiedRow, digestOf } from '@backend/store/copy/read-rows';
import { withoutMoneyTriggers } from '@backend/store/copy/without-money-triggers';
import { setLastNumber, writeRows } from '@backend/store/copy/write-rows';
import type { Em } from '@backend/store/em';
import type { Store } from '@backend/store/open-store';
import { BackupFailure } from './backup-failure';
import { tablePart } from './manifest';
import type { ArchiveReader } from './read-archive';

/** Rows inserted at a time. */
const CHUNK = 2000;

/**
 * Loads all tables of a copy into an empty database, compares them with the copy and, when asked,
 * brings them to the schema of this program, in one transaction.
 */
export async function loadTables(
  store: Store,
  archive: ArchiveReader,
  { isUpgraded }: { readonly isUpgraded: boolean },
): Promise<void> {
  const { schema: to } = archive.manifest;
  await store.migrateAround({ to, isUpgraded }, async (em) => {
    await withoutMoneyTriggers(em, async () => {
      await clear(em, archive);
      for (const table of archive.manifest.tables) {
        await loadTable(em, table, archive);
        await setLastNumber(em, table, table.lastNumber);
      }
    });
    await compareTables(em, archive);
  });
}

/** A migration may have added rows of its own. */
async function clear(em: Em, { manifest }: ArchiveReader): Promise<void> {
  for (const { name } of manifest.tables.toReversed()) await em.execute(`delete from ${name}`);
}

type CopiedTable = ArchiveReader['manifest']['tables'][number];

async function loadTable(em: Em, table: CopiedTable, archive: ArchiveReader): Promise<void> {
  const content = Readable.from(await archive.open(tablePart(table.name)));
  let rows: CopiedRow[] = [];
  for await (const line of createInterface({
    input: content,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    rows.push(JSON.parse(line) as CopiedRow);
    if (rows.length < CHUNK) continue;
    await writeRows(em, table, rows);
    rows = [];
  }
  if (rows.length > 0) await writeRows(em, table, rows);
}

/** Throws BackupFailure when a table differs from the copy. */
export async function compareTables(em: Em, { manifest }: ArchiveReader): Promise<void> {
  for (const table of manifest.tables) {
    const { rows, sha256 } = await digestOf(em, table);
    if (rows !== table.rows || sha256 !== table.sha256) {
      throw new BackupFailure(`Таблица ${table.name} не совпала с копией.`);
    }
  }
}
