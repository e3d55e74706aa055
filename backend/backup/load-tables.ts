import { createHash } from 'node:crypto';
import {
  type CopiedRow,
  type CopiedValue,
  digestOf,
  rowLine,
  type TableDigest,
} from '@backend/store/copy/read-rows';
import type { TableShape } from '@backend/store/copy/table-shapes';
import { withoutMoneyTriggers } from '@backend/store/copy/without-money-triggers';
import { setLastNumber, writeRows } from '@backend/store/copy/write-rows';
import type { Em } from '@backend/store/em';
import type { Store } from '@backend/store/open-store';
import { BackupFailure } from './backup-failure';
import { tablePart } from './manifest';
import type { ArchiveReader } from './read-archive';

/** Batch size: rows and characters. */
const CHUNK = { rows: 2000, characters: 8_000_000 } as const;

/** A table with its expected digest. */
type KnownTable = TableShape & TableDigest;

interface Loading {
  /** Whether the later migrations of this program run. */
  readonly isUpgraded: boolean;
  /** Runs on the loaded and compared tables of the copy's release. */
  readonly finish?: (em: Em) => Promise<void>;
}

/**
 * Loads all tables of a copy into an empty database, compares them with the copy and optionally
 * migrates them to the schema of this program, in one transaction.
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

/** A migration may have added rows itself. */
async function clear(em: Em, { manifest }: ArchiveReader): Promise<void> {
  for (const { name } of manifest.tables.toReversed()) await em.execute(`delete from ${name}`);
}

/**
 * Returns the digest of the loaded rows; it differs from the copy's where `partRows` replaced a
 * character.
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

/** Throws BackupFailure when a table does not match its digest. */
export async function compareTables(em: Em, tables: readonly KnownTable[]): Promise<void> {
  for (const table of tables) {
    const { rows, sha256 } = await digestOf(em, table);
    if (rows !== table.rows || sha256 !== table.sha256) {
      throw new BackupFailure(`Таблица ${table.name} не совпала с копией.`);
    }
  }
}

/**
 * The lines of a UTF-8 text. A line ends at \n alone: JSON leaves U+2028 and U+2029 inside its texts,
 * and `readline` would end a line there.
 */
async function* linesOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** Fragments of an unfinished line. */
  let begun: string[] = [];
  for await (const chunk of content) {
    const [end = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n');
    begun.push(end);
    const rest = lines.pop();
    if (rest === undefined) continue;
    yield begun.join('');
    yield* lines;
    begun = [rest];
  }
  const last = begun.join('') + decoder.decode();
  if (last !== '') yield last;
}

/** Replacement for characters that PostgreSQL cannot store. */
const REPLACEMENT = '\uFFFD';

const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', REPLACEMENT);

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [storableText(name), storable(part)]),
  );
}

/**
 * A value that both engines store. SQLite takes a zero in a text, and in a document half of a
 * surrogate pair; PostgreSQL takes neither. No form accepts them, so only direct writes contain
 * them.
 */
const storableValue = (value: CopiedValue): CopiedValue => storable(value) as CopiedValue;

/** JSON escapes of the characters that only SQLite stores: zero and a lone surrogate. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/;

interface PartRow {
  readonly row: CopiedRow;
  /** Line number of the row. */
  readonly line: string;
}

/** Rows of a table in a copy, in order, with values that both engines store. */
async function* partRows(archive: ArchiveReader, table: string): AsyncGenerator<PartRow> {
  const part = tablePart(table);
  let number = 0;
  for await (const text of linesOf(await archive.open(part))) {
    number += 1;
    let row: CopiedRow;
    try {
      row = JSON.parse(text) as CopiedRow;
    } catch (cause) {
      throw new BackupFailure(`Файл копии испорчен: ${part}, строка ${number}, не читается.`, {
        cause,
      });
    }
    if (UNSTORABLE.test(text)) row = row.map(storableValue);
    yield { row, line: UNSTORABLE.test(text) ? rowLine(row) : `${text}\n` };
  }
}
