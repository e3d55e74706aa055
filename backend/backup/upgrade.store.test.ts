import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createLog } from '@backend/logging/create-log';
import { catalogShapes } from '@backend/store/copy/catalog-shapes';
import { tableShapes } from '@backend/store/copy/table-shapes';
import { engineOf } from '@backend/store/em';
import { claimFolder } from '@backend/store/engine/folder-claim';
import { StoreMigration } from '@backend/store/migrations/dialect';
import { MIGRATIONS } from '@backend/store/migrations/list';
import { openStore, type Store } from '@backend/store/open-store';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from './restore-backup';
import { upgrade } from './upgrade';
import { writeBackup } from './write-backup';

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
  holdsOnly: async () => true,
  removeUnfinished: async () => 0,
};
const parts = () => ({
  store: database.store,
  files,
  folder,
  now: NOW,
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
async function withCopy(job: (store: Store) => Promise<void>, from = folder): Promise<void> {
  const [name = ''] = readdirSync(from);
  const dataDir = mkdtempSync(join(tmpdir(), 'copy-test-'));
  const isZip = name.endsWith('.zip');
  if (!isZip) copyFileSync(join(from, name), join(dataDir, 'avtoprokat.sqlite'));
  const store = await openStore({ dataDir });
  try {
    if (isZip) await restoreBackup({ store, files, now: NOW }, join(from, name));
    await job(store);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

test('an empty database is migrated without a copy', async () => {
  expect(await upgrade(parts())).toEqual({
    steps: MIGRATIONS.map(({ name }) => name),
    copy: null,
  });
  expect(readdirSync(folder)).toEqual([]);
  expect(await upgrade(parts())).toEqual({ steps: [], copy: null });
});

test('a filled database is copied first, and the copy opens', async () => {
  await fillEarlier();
  expect(await upgrade(parts())).toEqual({
    steps: LATER,
    copy: join(folder, ...readdirSync(folder)),
  });
  expect(await sourcesOf(database.store)).toEqual([{ name: 'Авито' }]);
  await withCopy(async (store) => expect(await sourcesOf(store)).toEqual([{ name: 'Авито' }]));
});

test('a copy of a database that is not migrated yet is refused with a message', async () => {
  await fillEarlier();
  await expect(writeBackup(parts(), join(folder, 'copy.zip'))).rejects.toThrow(
    `База данных другой версии программы (${EARLIER})`,
  );
  expect(readdirSync(folder)).toEqual([]);
});

/** Starts processes. Milliseconds. */
const COMMANDS = { timeout: 120_000 };

describe('the command migrate', COMMANDS, () => {
  const run = async () => {
    const { databaseUrl, dataDir = folder } = database.options;
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const child = spawn(process.execPath, [process.env.TEST_MIGRATE ?? ''], { env });
    const [said, [code]] = await Promise.all([
      Promise.all([text(child.stdout), text(child.stderr)]),
      once(child, 'close'),
    ]);
    return { said: said.join(''), code, copies: join(dataDir, 'copies') };
  };

  test('copies a filled database first, and names the copy', async () => {
    await fillEarlier();
    const { said, code, copies } = await run();
    expect(code).toBe(0);
    const [name, ...more] = readdirSync(copies);
    expect(more).toEqual([]);
    expect(said).toContain(`  ${LATER[0]}\n`);
    expect(said).toContain(`Копия до обновления: ${join(copies, name ?? '')}\n`);
    expect(await sourcesOf(database.store)).toEqual([{ name: 'Авито' }]);
    await withCopy(
      async (store) => expect(await sourcesOf(store)).toEqual([{ name: 'Авито' }]),
      copies,
    );
    expect((await run()).said).toBe('База данных уже обновлена.\n');
  });

  test('leaves the database unchanged when it cannot be copied', async () => {
    await fillEarlier();
    writeFileSync(join(database.options.dataDir ?? folder, 'copies'), 'a file, not a folder');
    const { code } = await run();
    expect(code).toBe(1);
    expect(await database.store.pendingUpgrade()).toEqual(LATER);
  });

  test.runIf(process.env.TEST_ENGINE !== 'postgres')(
    'is refused while a server uses the folder',
    async () => {
      await fillEarlier();
      const free = claimFolder(database.options.dataDir ?? '');
      onTestFinished(free);
      expect((await run()).said).toContain('уже занята другой работающей копией программы');
      expect(await database.store.pendingUpgrade()).toEqual(LATER);
    },
  );
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

test('a failed migration leaves the data unchanged and names the copy', async () => {
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
