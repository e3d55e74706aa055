import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createLog } from '@backend/logging/create-log';
import { FOLDER_CLAIM } from '@backend/store/engine/folder-claim';
import { tableNames } from '@backend/store/migrations/last-migration';
import { openStore, type Store } from '@backend/store/open-store';
import { raw } from '@backend/store/sql/raw';
import { EVERY_PART, fillCompany } from '@backend/testing/data/filled-company';
import { openTestDatabase, type TestDatabase } from '@backend/testing/database';
import { startTestApp } from '@backend/testing/test-app';
import { openFileStore } from '@backend/uploads/file-store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restoreBackup } from './restore-backup';
import { digests, withPlace } from './testing/places';
import { rewriteCopy } from './testing/rewrite-copy';
import { writeBackup } from './write-backup';

const log = createLog('silent');
const NOW = new Date('2026-11-10T09:00:00.000Z');
const isPostgres = process.env.TEST_ENGINE === 'postgres';

let folder: string;
/** A copy of a small company. */
let copy: string;
let copied: Awaited<ReturnType<typeof digests>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'failed-restore-test-'));
  copy = join(folder, 'copy.zip');
  const app = await startTestApp();
  await fillCompany(app, EVERY_PART, log);
  const files = await openFileStore(app.config, log);
  await writeBackup({ store: app.store, files, now: NOW }, copy);
  copied = await digests(app.store);
  await app.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BOOKINGS = 'tables/bookings.ndjson';

/** Makes a file that cannot be restored; `says` is part of the message. */
const UNRESTORABLE: Record<string, { make(path: string): unknown; says: string }> = {
  'that is missing': { make: () => undefined, says: ' нет.' },
  'cut in half': {
    make: (path) => {
      writeFileSync(path, readFileSync(copy));
      truncateSync(path, Math.floor(readFileSync(path).length / 2));
    },
    says: 'Файл копии испорчен: это не копия или она обрывается.',
  },
  'with a changed byte of a table': {
    make: (path) => {
      const bytes = readFileSync(copy);
      // The data follow the name and the extra field of the entry (APPNOTE, 4.3.7).
      const inside = bytes.indexOf(BOOKINGS) + BOOKINGS.length + 40;
      bytes[inside] = (bytes[inside] ?? 0) ^ 0xff;
      writeFileSync(path, bytes);
    },
    says: 'Файл копии испорчен: tables/',
  },
  'of a later release': {
    make: (path) =>
      rewriteCopy(copy, path, { manifest: (same) => ({ ...same, schema: '999-later' }) }),
    says: 'Копия сделана более новой версией программы (999-later)',
  },
  'with a line that is not a row': {
    make: (path) =>
      rewriteCopy(copy, path, {
        lines: (table, text) => (table === 'bookings' ? text.replace('\n', '\n[1,\n') : text),
      }),
    says: 'Файл копии испорчен: tables/bookings.ndjson, строка 2, не читается.',
  },
  'without a row': {
    make: (path) =>
      rewriteCopy(copy, path, {
        lines: (table, text) => (table === 'sources' ? '' : text),
      }),
    says: 'Файл копии испорчен: в tables/sources.ndjson строк 0, а должно быть 1.',
  },
  'with a row twice': {
    make: (path) =>
      rewriteCopy(copy, path, {
        lines: (table, text) => (table === 'cars' ? text + text : text),
      }),
    // The message of the database; the file is not called damaged.
    says: 'cars',
  },
};

describe.each(Object.entries(UNRESTORABLE))('a file %s', (_name, { make, says }) => {
  let path: string;
  beforeEach(async () => {
    path = join(folder, 'unrestorable.zip');
    await make(path);
  });
  afterEach(() => rmSync(path, { force: true }));

  test('is refused, and the database and the files are unchanged', async () => {
    await withPlace(
      async (place) => {
        await expect(restoreBackup(place, path)).rejects.toThrow(says);
        expect(await tableNames(place.store.fork())).toEqual([]);
        expect(await place.files.holdsOnly(new Set())).toBe(true);
      },
      { ownEngine: true },
    );
  });
});

test('a file store that becomes full leaves no file and no table', async () => {
  await withPlace(
    async (place) => {
      let left = 1;
      const files: typeof place.files = {
        ...place.files,
        put: async (...args) => {
          if (left === 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
          left -= 1;
          await place.files.put(...args);
        },
      };
      const path = join(folder, 'two-files.zip');
      await rewriteCopy(copy, path, { files: [{ key: 'two.webp', bytes: Buffer.of(1) }] });
      await expect(restoreBackup({ ...place, files }, path)).rejects.toThrow('no space');
      expect(await tableNames(place.store.fork())).toEqual([]);
      expect(await place.files.holdsOnly(new Set())).toBe(true);
    },
    { ownEngine: true },
  );
});

/** A database that becomes full after some pages or rows. */
async function fill(store: Store): Promise<void> {
  if (!isPostgres) {
    await store.orm.driver.getConnection('write').execute('pragma max_page_count = 60');
    return;
  }
  await store.write(store.fork(), async (em) => {
    await em.execute(`create function refuse() returns event_trigger language plpgsql as $$
      begin if exists (select 1 from pg_event_trigger_ddl_commands()
          where object_identity = 'public.money_entries') then
        raise exception 'no space' using errcode = '53100'; end if; end $$`);
    await em.execute(`create event trigger refuse on ddl_command_end execute function refuse()`);
  });
}

test('a database that becomes full leaves no table and no file', async () => {
  await withPlace(
    async (place) => {
      await fill(place.store);
      await expect(restoreBackup(place, copy)).rejects.toThrow(/full|no space/);
      expect(await tableNames(place.store.fork())).toEqual([]);
      expect(await place.files.holdsOnly(new Set())).toBe(true);
    },
    { ownEngine: true },
  );
});

test('a restore ends the sessions and revokes tokens and links of the copy, unless they are kept', async () => {
  const counted = async (store: Store) => {
    const [found] = await raw<{ sessions: number; tokens: number; valid: number; links: number }>(
      store.fork(),
      `select (select count(*) from sessions) as sessions,
         (select count(*) from api_tokens) as tokens,
         (select count(*) from api_tokens where revoked_at is null) as valid,
         (select count(*) from paper_links where revoked_at is null)
           + (select count(*) from statement_links where revoked_at is null) as links`,
    );
    const { sessions, tokens, valid, links } = found ?? {};
    return {
      hasSessions: Number(sessions) > 0,
      tokens: Number(tokens),
      valid: Number(valid),
      links: Number(links),
    };
  };
  await withPlace(
    async (place) => {
      await restoreBackup(place, copy);
      expect(await counted(place.store)).toEqual({
        hasSessions: false,
        tokens: 1,
        valid: 0,
        links: 0,
      });
    },
    { ownEngine: true },
  );
  await withPlace(
    async (place) => {
      await restoreBackup(place, copy, { keepsSessions: true });
      expect(await counted(place.store)).toEqual({
        hasSessions: true,
        tokens: 1,
        valid: 1,
        links: 2,
      });
    },
    { ownEngine: true },
  );
});

/** Starts processes. Milliseconds. */
const COMMANDS = { timeout: 120_000 };

describe('the command', COMMANDS, () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeEach(async () => {
    database = await openTestDatabase({ migrated: false });
    dataDir = join(mkdtempSync(join(folder, 'place-')), 'deep', 'data');
  });
  afterEach(() => database.close());

  const begin = (...args: string[]): ChildProcess =>
    spawn(process.execPath, [process.env.TEST_RESTORE ?? '', ...args], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        ...(isPostgres && { DATABASE_URL: database.options.databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  async function run(...args: string[]): Promise<{ code: number | null; said: string }> {
    const child = begin(...args);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said += String(chunk);
      });
    }
    const [code] = await once(child, 'close');
    return { code, said };
  }
  /** Paths of the place and its parents. */
  function contents(): Record<string, string> {
    const top = join(dataDir, '../..');
    const paths = readdirSync(top, { recursive: true, withFileTypes: true });
    return Object.fromEntries(
      paths.map((path) => {
        const full = join(path.parentPath, path.name);
        return [relative(top, full), path.isFile() ? readFileSync(full, 'base64') : 'folder'];
      }),
    );
  }
  /** Opens the restored place. */
  async function restored(): Promise<Awaited<ReturnType<typeof digests>>> {
    if (isPostgres) return digests(database.store);
    const store = await openStore({ dataDir });
    try {
      return await digests(store);
    } finally {
      await store.close();
    }
  }

  test('leaves a missing and an empty place unchanged', async () => {
    const path = join(folder, 'half.zip');
    writeFileSync(path, readFileSync(copy).subarray(0, 5000));
    for (const made of [false, true]) {
      if (made) mkdirSync(dataDir, { recursive: true });
      const before = contents();
      const { code, said } = await run(path);
      expect(said).toContain('Файл копии испорчен');
      expect(said).toContain('место осталось прежним');
      expect(code).toBe(1);
      expect(contents()).toEqual(before);
    }
    expect(await tableNames(database.store.fork())).toEqual([]);
  });

  test('leaves a filled place unchanged', async () => {
    expect(await run(copy)).toMatchObject({ code: 0 });
    const [before, rows] = [contents(), await restored()];
    const { code, said } = await run(copy);
    expect(said).toContain('В базе данных уже есть данные');
    expect(code).toBe(1);
    // The lock file is written at each claim.
    expect({ ...contents(), [`deep/data/${FOLDER_CLAIM}`]: null }).toEqual({
      ...before,
      [`deep/data/${FOLDER_CLAIM}`]: null,
    });
    expect(await restored()).toEqual(rows);
  });

  test('prints whether sessions have ended or are kept', async () => {
    expect((await run('--keep-sesions', copy)).said).toContain('[--keep-sessions]');
    const { code, said } = await run(copy, '--keep-sessions');
    expect(said).toContain('Входы и токены API действуют как в копии');
    expect(code).toBe(0);
    expect(await restored()).toEqual(copied);
  });

  test('succeeds after an earlier run was killed half-way', async () => {
    const path = join(folder, 'many-files.zip');
    const names = Array.from({ length: 400 }, (_, at) => `${at}.webp`);
    const files = names.map((key) => ({ key, bytes: Buffer.alloc(20_000, key) }));
    await rewriteCopy(copy, path, { files });
    const child = begin(path);
    const ended = once(child, 'exit');
    const folderOfFiles = join(dataDir, 'files');
    const written = () => (existsSync(folderOfFiles) ? readdirSync(folderOfFiles).length : 0);
    await expect.poll(written, { interval: 5, timeout: 60_000 }).toBeGreaterThan(2);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const { said, code } = await run(path, '--keep-sessions');
    expect(said).toContain('Копия восстановлена');
    expect(code).toBe(0);
    expect(await restored()).toEqual(copied);
    const found = readdirSync(folderOfFiles);
    expect(found.length).toBeGreaterThanOrEqual(names.length);
    expect(found.filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
