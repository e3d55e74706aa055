import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@backend/logging/create-log';
import { catalogShapes } from '@backend/store/copy/catalog-shapes';
import { tableShapes } from '@backend/store/copy/table-shapes';
import { engineOf } from '@backend/store/em';
import { StoreMigration } from '@backend/store/migrations/dialect';
import { MIGRATIONS } from '@backend/store/migrations/list';
import { openStore, type Store } from '@backend/store/open-store';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreBackup } from './restore-backup';
import { upgrade } from './upgrade';

const EARLIER = '090-import-jobs';
const LATER = MIGRATIONS.map(({ name }) => name).filter((name) => name > EARLIER);
const NOW = new Date('2026-11-10T09:00:00.000Z');

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-test-'));
  database = await openTestDatabase({ migrated: false });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const files = {
  get: async () => null,
  put: async () => undefined,
  remove: async () => undefined,
  isEmpty: async () => true,
};
const parts = () => ({
  ...{ store: database.store, files, folder, now: NOW },
  log: createLog('silent'),
});

/** A database of an earlier release with one source. */
function fillEarlier(): Promise<void> {
  const { store } = database;
  return store.migrateAround({ to: EARLIER, isUpgraded: false }, async (em) => {
    const createdAt = engineOf(em) === 'postgres' ? NOW : NOW.getTime();
    await em.execute('insert into sources (name, created_at) values (?, ?)', ['Авито', createdAt]);
  });
}

async function sourcesOf(store: Store): Promise<unknown[]> {
  return store.fork().execute('select name from sources');
}

/** Opens the copy in an empty place. */
async function withCopy(job: (store: Store) => Promise<void>): Promise<void> {
  const [name = ''] = readdirSync(folder);
  const dataDir = mkdtempSync(join(tmpdir(), 'copy-test-'));
  const isZip = name.endsWith('.zip');
  if (!isZip) copyFileSync(join(folder, name), join(dataDir, 'avtoprokat.sqlite'));
  const store = await openStore({ dataDir });
  try {
    if (isZip) await restoreBackup({ store, files }, join(folder, name));
    await job(store);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test('an empty database is brought up to date without a copy', async () => {
  expect(await upgrade(parts())).toEqual(MIGRATIONS.map(({ name }) => name));
  expect(readdirSync(folder)).toEqual([]);
  expect(await upgrade(parts())).toEqual([]);
});

test('a filled database is copied first, and the copy opens', async () => {
  await fillEarlier();
  expect(await upgrade(parts())).toEqual(LATER);
  expect(await sourcesOf(database.store)).toEqual([{ name: 'Авито' }]);
  await withCopy(async (store) => expect(await sourcesOf(store)).toEqual([{ name: 'Авито' }]));
});

test('the last three copies are kept; other files stay', async () => {
  const earlier = [
    'before-upgrade-020-search-columns-2026-01-03T00-00-00-000Z.sqlite',
    'before-upgrade-030-period-indexes-2026-01-02T00-00-00-000Z.zip',
    'before-upgrade-090-import-jobs-2026-01-01T00-00-00-000Z.sqlite',
  ];
  for (const name of [...earlier, 'notes.txt']) writeFileSync(join(folder, name), '');
  await fillEarlier();
  await upgrade(parts());
  const names = readdirSync(folder);
  expect(names).toHaveLength(4);
  expect(names).toEqual(expect.arrayContaining([...earlier.slice(0, 2), 'notes.txt']));
});

test('a failed migration leaves the data as they were and names the copy', async () => {
  class Broken extends StoreMigration {
    override up(): void {
      this.run(['delete from sources', 'select * from no_such_table']);
    }
  }
  await fillEarlier();
  const { store } = database;
  const settings = store.orm.config.get('migrations');
  settings.migrationsList = [...MIGRATIONS, { name: '999-broken', class: Broken }];
  await expect(upgrade(parts())).rejects.toThrow(
    /данные остались прежними[\s\S]*before-upgrade-090/,
  );
  expect(await sourcesOf(store)).toEqual([{ name: 'Авито' }]);
  expect(await store.pendingUpgrade()).toEqual([...LATER, '999-broken']);
});

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'the catalogue of the database describes the tables as the entities do',
  async () => {
    const { store } = database;
    await store.migrate();
    const plain = (shapes: readonly { name: string; columns: readonly object[] }[]) =>
      Object.fromEntries(
        shapes.map((shape) => [
          shape.name,
          { ...shape, columns: shape.columns.map((one) => JSON.stringify(one)).sort() },
        ]),
      );
    expect(plain(await catalogShapes(store.fork()))).toEqual(plain(tableShapes(store.orm)));
  },
);
