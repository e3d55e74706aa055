import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bindOwner } from '@backend/auth/owner';
import { createLog } from '@backend/logging/create-log';
import { readConfig } from '@backend/settings/config';
import { type CopiedRow, readRows } from '@backend/store/copy/read-rows';
import { StoreMigration } from '@backend/store/migrations/dialect';
import { MIGRATIONS } from '@backend/store/migrations/list';
import type { Store } from '@backend/store/open-store';
import { COMPANY_PHOTO } from '@backend/testing/data/company-photo';
import { PLANTED } from '@backend/testing/data/planted-company';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { startTestApp } from '@backend/testing/test-app';
import { openFileStore } from '@backend/uploads/file-store';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compareTables, loadTables } from './load-tables';
import { type ArchiveReader, withArchive } from './read-archive';
import { restoreBackup } from './restore-backup';
import { SPECIAL_TEXTS, writeEveryText } from './testing/every-text';
import { copyOf, readReleasedLists, releasedSteps } from './testing/released-copies';
import { readLists } from './testing/released-lists';
import { upgrade } from './upgrade';

const log = createLog('silent');
const NOW = new Date('2026-11-10T09:00:00.000Z');

let database: TestDatabase;
let folder: string;
let isClosed: boolean;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'released-test-'));
  database = await openTestDatabase({ migrated: false, isOdd: true });
  isClosed = false;
});
afterEach(async () => {
  if (!isClosed) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** 156-tills: counts of drawers are counts of tills (tills.store.test.ts). */
const REPLACED = { tables: ['money_drawer_counts'], reads: ['/money/drawer'] };

const isReplaced = (path: string) => REPLACED.reads.includes(path.split('?')[0] ?? '');

/** Tables of the copy that exist today. */
const keptTables = <Table extends { readonly name: string }>(tables: readonly Table[]): Table[] =>
  tables.filter(({ name }) => !REPLACED.tables.includes(name));

const noFiles = { get: async () => null };
const upgraded = (store: Store) => upgrade({ store, files: noFiles, folder, now: NOW, log });

/** 134-tidy-names removes invisible characters (search-columns.store.test.ts). */
const TIDIED = ['search_text', 'login', 'login_key'];

/** Rows of each table of the copy, without columns computed by a migration. */
async function rowsOf({ manifest }: ArchiveReader, store: Store) {
  const found: Record<string, CopiedRow[]> = {};
  for (const table of keptTables(manifest.tables)) {
    const isKept = table.columns.map(({ name }) => !TIDIED.includes(name));
    const rows: CopiedRow[] = [];
    for await (const chunk of readRows(store.fork(), table)) {
      rows.push(...chunk.map((row) => row.filter((_value, at) => isKept[at])));
    }
    found[table.name] = rows;
  }
  return found;
}

describe.each(releasedSteps())('a filled database of the release with %s', (step) => {
  const earlier = MIGRATIONS.map(({ name }) => name).filter((name) => name > step);
  const load = (archive: ArchiveReader) =>
    loadTables(database.store, archive, { isUpgraded: false });

  test('is upgraded with unchanged rows and lists', async () => {
    await withArchive(copyOf(step), async (archive) => {
      expect(archive.manifest.schema).toBe(step);
      expect(archive.manifest.tables.filter(({ rows }) => rows === 0)).toEqual([]);
      await load(archive);
      expect((await upgraded(database.store)).steps).toEqual(earlier);
      await compareTables(database.store.fork(), keptTables(archive.manifest.tables));
    });
    const { code, lists } = readReleasedLists(step);
    // A start binds the owner.
    await bindOwner(database.store, { ...readConfig({}), ownerLogin: PLANTED.login }, NOW);
    isClosed = true;
    const app = await startTestApp({ database });
    try {
      const answers = await readLists(app, code);
      // A later release may add fields, not remove any.
      for (const [path, answer] of Object.entries(lists)) {
        if (isReplaced(path)) continue;
        expect({ path, ...answers[path] }).toMatchObject({ path, ...answer });
      }
    } finally {
      await app.close();
    }
  });

  test('is upgraded with any accepted character in its texts and documents', async () => {
    await withArchive(copyOf(step), async (archive) => {
      await load(archive);
      const { store } = database;
      await writeEveryText(store, archive.manifest.tables, SPECIAL_TEXTS);
      const before = await rowsOf(archive, store);
      await upgraded(store);
      expect(await rowsOf(archive, store)).toEqual(before);
      // Without a later step nothing is upgraded, and nothing copied first.
      expect(readdirSync(folder)).toHaveLength(earlier.length > 0 ? 1 : 0);
    });
  });

  test('is unchanged after a migration step that fails', async () => {
    class Broken extends StoreMigration {
      override up(): void {
        this.run(['delete from bookings', 'select * from no_such_table']);
      }
    }
    const { store } = database;
    await withArchive(copyOf(step), async (archive) => {
      await load(archive);
      store.orm.config.get('migrations').migrationsList = [
        ...MIGRATIONS,
        { name: '999-broken', class: Broken },
      ];
      await expect(upgraded(store)).rejects.toThrow('данные остались прежними');
      expect(await store.pendingUpgrade()).toEqual([...earlier, '999-broken']);
      await compareTables(store.fork(), archive.manifest.tables);
      expect(readdirSync(folder)).toHaveLength(1);
    });
  });
});

test('a copy of the earliest release is restored with its photo', async () => {
  const files = await openFileStore({ dataDir: folder }, log);
  const [earliest = ''] = releasedSteps();
  await restoreBackup({ store: database.store, files, now: NOW }, copyOf(earliest));
  expect(await database.store.pendingUpgrade()).toEqual([]);
  expect(await files.get(COMPANY_PHOTO)).not.toBeNull();
});
