import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@backend/logging/create-log';
import { type Config, readConfig } from '@backend/settings/config';
import { keepCopyState } from '@backend/store/copy/copy-state';
import { addFile, claimFiles } from '@backend/store/files/stored-files';
import { openStore } from '@backend/store/open-store';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { openFileStore } from '@backend/uploads/file-store';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { examineInstallation } from './doctor';

const NOW = new Date('2026-11-10T09:00:00.000Z');
const KEY = `${'0'.repeat(32)}.webp`;
const isPostgres = process.env.TEST_ENGINE === 'postgres';
const log = createLog('silent');

let database: TestDatabase;
let folder: string;
let config: Config;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'doctor-files-'));
  const { databaseUrl, dataDir = folder } = database.options;
  config = { ...readConfig({}), databaseUrl, dataDir };
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Beside the open store of the test. */
const examine = (more: Partial<Config> = {}, options = database.options) =>
  examineInstallation({
    config: { ...config, ...more },
    plainHttp: null,
    now: () => (isPostgres ? new Date() : NOW),
    openStore: () => openStore(options),
    openFiles: () => openFileStore({ ...config, ...more }, log),
  });

/** A change of the schema that this program does not make. */
const alter = (...statements: string[]) =>
  database.store.write(database.store.fork(), async (em) => {
    for (const statement of statements) await em.execute(statement);
  });

describe('an installation', () => {
  test('in order has no faults', async () => {
    const { text, faults } = await examine();
    expect(text).toContain(isPostgres ? 'PostgreSQL' : 'SQLite');
    expect(text).toContain('двойное бронирование запрещено');
    expect(text).toContain('деньги аренд сходятся');
    expect(text).toContain('хранилище записывается');
    expect(text).toContain('Ошибок нет.');
    expect(faults).toBe(0);
  });

  test('open to other machines over plain HTTP is a fault', async () => {
    const { text, faults } = await examineInstallation({
      config,
      plainHttp: 'пароли видны по пути\nПоставьте прокси',
      now: () => NOW,
      openStore: () => openStore(database.options),
      openFiles: () => openFileStore(config, log),
    });
    expect(text).toContain('ОШИБКА     пароли видны по пути\n             → Поставьте прокси');
    expect(faults).toBeGreaterThan(0);
  });

  test('without the guard against double bookings is a fault', async () => {
    await alter(
      isPostgres
        ? 'alter table bookings drop constraint car_occupied'
        : 'drop trigger bookings_net_on_update',
    );
    const { text, faults } = await examine();
    expect(text).toContain('нет запрета двойного бронирования: ');
    expect(faults).toBe(1);
  });

  test('on a later schema is a fault, on an earlier one advice', async () => {
    await alter(`delete from schema_migrations where name = '105-write-probe'`);
    expect(await examine()).toMatchObject({
      faults: 0,
      text: expect.stringContaining('ждёт обновления, шагов: 1'),
    });
    await alter(`insert into schema_migrations (name) values ('999-later')`);
    expect(await examine()).toMatchObject({
      faults: 1,
      text: expect.stringContaining('обновлена более новой версией программы: 999-later'),
    });
  });

  test('with a row that no copy can carry is a fault that names its column', async () => {
    await alter(
      isPostgres
        ? `insert into sources (name, created_at) values ('Авито', 'infinity')`
        : `insert into idempotency_keys (user_id, key, operation, fingerprint, answer, created_at)
           values (1, 'k', 'x', 'x', '{', 0)`,
    );
    const { text, faults } = await examine();
    const column = isPostgres ? 'sources.created_at' : 'idempotency_keys.answer';
    expect(text).toContain(`копию не сделать, не читаются значения: ${column}`);
    expect(faults).toBe(1);
  });

  test('whose schema lacks a column that a copy reads is a fault', async () => {
    await alter('alter table write_probe rename column padding to something');
    const { text } = await examine();
    expect(text).toContain('копию не сделать, не читаются значения: ');
    expect(text).toContain('padding');
  });

  test('whose database refuses writes is a fault', async () => {
    await alter(
      ...(isPostgres
        ? [
            `create function refuse() returns trigger language plpgsql as $$
              begin raise exception 'no space' using errcode = '53100'; end $$`,
            `create trigger refuse before insert or update on write_probe
              for each statement execute function refuse()`,
          ]
        : [
            `create trigger refuse before insert on write_probe
              begin select raise(abort, 'no space'); end`,
          ]),
    );
    const { text, faults } = await examine();
    expect(text).toContain('не записывается: ');
    expect(text).toContain('no space');
    expect(faults).toBe(1);
  });

  test('with cards whose files are missing is a fault', async () => {
    await database.store.write(database.store.fork(), async (em) => {
      await addFile(em, { key: KEY, contentType: 'image/webp', size: 1, createdAt: NOW });
      await claimFiles(em, [KEY]);
    });
    const { text, faults } = await examine();
    expect(text).toContain(`нет файлов, на которые ссылаются карточки: 1 из 1 (${KEY})`);
    expect(faults).toBe(1);
    const files = await openFileStore(config, log);
    await files.put(KEY, Buffer.from('photo'), 'image/webp');
    expect((await examine()).text).toContain('на месте, проверено: 1');
  });

  test('whose files cannot be written is a fault', async () => {
    writeFileSync(join(config.dataDir, 'files'), 'a file, where a folder is needed');
    const { text, faults } = await examine();
    expect(text).toContain('хранилище не записывается: ');
    expect(faults).toBeGreaterThan(0);
  });

  test('whose database does not open is a fault, and the rest is examined', async () => {
    const broken = isPostgres
      ? { databaseUrl: 'postgresql://nobody:hush@127.0.0.1:1/none' }
      : { dataDir: join(folder, 'broken') };
    if (broken.dataDir) {
      await (await openStore(broken)).close();
      writeFileSync(join(broken.dataDir, 'avtoprokat.sqlite'), 'x'.repeat(8192));
    }
    const { text, faults } = await examine(broken, broken);
    expect(text).toContain('не открывается: ');
    expect(text).not.toContain('hush');
    expect(text).toContain('Копии\n');
    expect(faults).toBeGreaterThan(0);
  });
});

describe.runIf(!isPostgres)('a SQLite file', () => {
  test('with damaged pages is a fault', async () => {
    const dataDir = join(folder, 'damaged');
    const file = await database.store.copyTo(dataDir);
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(8192, 0xff), 0, 8192, 5 * 4096);
    await handle.close();
    const { text, faults } = await examine({ dataDir }, { dataDir });
    expect(text).toContain('повреждена: ');
    expect(faults).toBeGreaterThan(0);
  });
});

describe.runIf(isPostgres)('a PostgreSQL database', () => {
  test('whose order of texts has another version than its indexes is a fault', async () => {
    const odd = await openTestDatabase({ isOdd: true });
    onTestFinished(() => odd.close());
    await odd.store.write(odd.store.fork(), (em) =>
      em.execute(
        `update pg_database set datcollversion = '1.0' where datname = current_database()`,
      ),
    );
    const { text, faults } = await examine({}, odd.options);
    expect(text).toContain('порядок текстов в базе был версии 1.0');
    expect(text).toContain('→ reindex database "');
    expect(faults).toBe(1);
  });

  test('in Russian order with other forms of dates has no faults', async () => {
    const odd = await openTestDatabase({ isOdd: true });
    onTestFinished(() => odd.close());
    const { text, faults } = await examine({}, odd.options);
    expect(text).toContain('все строки можно скопировать');
    expect(faults).toBe(0);
  });

  test('whose last copy failed on another server is a fault', async () => {
    const { store } = database;
    await store.write(store.fork(), (em) =>
      keepCopyState(em, { failure: { at: NOW, message: 'Нет места', server: 'другой' } }),
    );
    const { text, faults } = await examine();
    expect(text).toContain(`последняя попытка ${NOW.toISOString()} не удалась: Нет места`);
    expect(faults).toBe(1);
  });
});

test.runIf(isPostgres)(
  'a database that accepts connections and never answers is a fault',
  async () => {
    const sockets = new Set<Socket>();
    const mute = createServer((socket) => sockets.add(socket));
    await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done));
    const { port } = mute.address() as AddressInfo;
    const silent = { databaseUrl: `postgresql://nobody:hush@127.0.0.1:${port}/none` };
    const { text, faults } = await examine(silent, silent);
    for (const socket of sockets) socket.destroy();
    mute.close();
    expect(text).toMatch(/База данных\n {2}ОШИБКА {5}(не открывается|проверка не закончилась)/);
    expect(text).toContain('Проверьте DATABASE_URL');
    expect(text).toContain('Копии\n');
    expect(faults).toBeGreaterThan(0);
  },
);

test('a place before the first start is left unchanged', async () => {
  const dataDir = join(folder, 'new');
  const { text, faults } = await examineInstallation({
    config: { ...config, databaseUrl: undefined, dataDir },
    plainHttp: null,
    now: () => NOW,
    openStore: () => openStore({ dataDir }),
    openFiles: () => openFileStore({ dataDir }, log),
  });
  expect(text).toContain('её ещё нет, создаст первый запуск');
  expect(faults).toBe(0);
  expect(existsSync(dataDir)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
