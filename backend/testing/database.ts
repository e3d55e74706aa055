import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '@backend/store/migrations/list';
import { openStore, type Store, type StoreOptions } from '@backend/store/open-store';

/** An empty migrated database of one test. */
export interface TestDatabase {
  readonly store: Store;
  /** Opens the same database again: `openStore(options)`. */
  readonly options: StoreOptions;
  /** Closes the store and removes the database. */
  close(): Promise<void>;
}

/**
 * On the engine in TEST_ENGINE: sqlite (default) or postgres, whose server is TEST_POSTGRES_URL.
 * `migrated: false` returns a database without tables.
 */
export function openTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  return process.env.TEST_ENGINE === 'postgres' ? openOnPostgres(migrated) : openOnSqlite(migrated);
}

async function openOnSqlite(migrated: boolean): Promise<TestDatabase> {
  const options = { dataDir: mkdtempSync(join(tmpdir(), 'store-test-')) };
  const store = await openStore(options);
  if (migrated) await store.migrate();
  return {
    store,
    options,
    async close() {
      await store.close();
      rmSync(options.dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a short job on the server, outside the test databases. */
async function onServer<T>(job: (server: Store) => Promise<T>): Promise<T> {
  const databaseUrl = process.env.TEST_POSTGRES_URL;
  if (!databaseUrl) throw new Error('TEST_POSTGRES_URL is not set: run vitest by its project');
  const server = await openStore({ databaseUrl });
  try {
    return await job(server);
  } finally {
    await server.close();
  }
}

function urlOf(database: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** A hash of the schema, so that a long-lived server never reuses an old one. */
async function templateName({ orm }: Store): Promise<string> {
  const hash = createHash('sha256');
  for (const { class: Step } of MIGRATIONS) {
    const step = new Step(orm.driver as ConstructorParameters<typeof Step>[0], orm.config);
    step.up();
    hash.update(JSON.stringify(step.getQueries()));
  }
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

/** Migrates a template database once; tests copy it. Concurrent workers wait for it. */
async function ensureTemplate(server: Store): Promise<string> {
  const name = await templateName(server);
  return server.write(server.fork(), async (em) => {
    await em.execute('select pg_advisory_xact_lock(7214002)');
    const known = await em.execute('select 1 from pg_database where datname = ?', [name]);
    if (known.length > 0) return name;
    const outside = server.fork();
    const draft = `${name}_draft`;
    await outside.execute(`drop database if exists ${draft} with (force)`);
    await outside.execute(`create database ${draft}`);
    const store = await openStore({ databaseUrl: urlOf(draft) });
    await store.migrate();
    await store.close();
    await outside.execute(`alter database ${draft} rename to ${name}`);
    return name;
  });
}

async function openOnPostgres(migrated: boolean): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await onServer(async (server) => {
    const template = migrated ? await ensureTemplate(server) : 'template1';
    await server.fork().execute(`create database ${name} template ${template}`);
  });
  const options = { databaseUrl: urlOf(name) };
  const store = await openStore(options);
  return {
    store,
    options,
    async close() {
      await store.close();
      await onServer((server) =>
        server.fork().execute(`drop database if exists ${name} with (force)`),
      );
    },
  };
}
