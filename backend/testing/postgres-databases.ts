import { createHash, randomBytes } from 'node:crypto';
import { MIGRATIONS } from '@backend/store/migrations/list';
import { openStore, type Store } from '@backend/store/open-store';
import { type Ask, onDatabase } from '@backend/store/testing/bare-connection';

/**
 * Databases on the server in TEST_POSTGRES_URL. Creating one copies about a thousand files, most of
 * the time of a short test, so a migrated one is emptied and reused by the next test of the same
 * worker.
 */

/** A large database keeps the pages of its deleted rows and is slower than a new one. */
const MOST_ROWS = 1000;

/**
 * A database as an administrator may have configured it: language-specific text order, and other
 * formats of dates, numbers and times.
 */
const ODD_SETTINGS = {
  datestyle: 'SQL, DMY',
  intervalstyle: 'sql_standard',
  timezone: 'Asia/Kamchatka',
  bytea_output: 'escape',
  extra_float_digits: '-15',
  standard_conforming_strings: 'off',
  transform_null_equals: 'on',
  default_transaction_isolation: 'serializable',
};

/**
 * The options of a database with texts in Russian order: of ICU, or of the machine's library where
 * the server was built without it. Throws without both.
 */
async function linguistic(ask: Ask): Promise<string> {
  const found = await ask<{ provider: string; locale: string }>(
    `select collprovider::text as provider, coalesce(collcollate, 'ru-RU') as locale
     from pg_collation
     where (collprovider = 'i' and collname = 'ru-RU-x-icu'
         and current_setting('server_version_num')::int >= 150000)
       or (collprovider = 'c' and collcollate ~* '^(ru_RU|en_US)[.]utf-?8$')
     order by collprovider desc, collcollate desc limit 1`,
  );
  if (!found[0]) throw new Error('This PostgreSQL has no order of texts but that of bytes');
  const { provider, locale } = found[0];
  return provider === 'i'
    ? `encoding 'UTF8' locale_provider icu icu_locale 'ru-RU'`
    : `encoding 'UTF8' lc_collate '${locale}' lc_ctype '${locale}'`;
}

/** A database for this kind of test. */
export interface WantedDatabase {
  readonly isMigrated: boolean;
  /** See ODD_SETTINGS. */
  readonly isOdd: boolean;
}

interface Empty {
  readonly url: string;
  /** See SCHEMA. */
  readonly schema: string;
}

const empty: Empty[] = [];

/** Changes with the schema and the list of migrations. */
const SCHEMA = `select concat_ws(' ', count(*), max(row_xmin::text::bigint),
  (select string_agg(name, ' ' order by name) from schema_migrations)) as "schema"
  from (select xmin as row_xmin from pg_class union all select xmin from pg_attribute
    union all select xmin from pg_constraint union all select xmin from pg_trigger) as catalogue`;

/** Deletes all rows with keys and triggers disabled; ids restart at 1. */
const EMPTY = `do $$
  declare named name;
  begin
    set local session_replication_role = replica;
    for named in select tablename from pg_tables
      where schemaname = 'public' and tablename <> 'schema_migrations'
    loop execute format('delete from %I', named); end loop;
    perform setval(format('%I', sequencename)::regclass, 1, false)
      from pg_sequences
      where schemaname = 'public' and sequencename not like 'schema_migrations%';
  end $$`;

/** Runs a short job on the server, outside the test databases. */
function onServer<T>(job: (ask: Ask) => Promise<T>): Promise<T> {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_POSTGRES_URL is not set: run vitest by its project');
  return onDatabase(url, job);
}

function urlOf(database: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

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

async function migrated(url: string): Promise<void> {
  const store = await openStore({ databaseUrl: url, connections: 2 });
  try {
    await store.migrate();
  } finally {
    await store.close();
  }
}

const templates = new Map<boolean, Promise<string>>();

/** The name needs the entities but no connection. */
async function nameOfTemplate(): Promise<string> {
  const store = await openStore({ databaseUrl: process.env.TEST_POSTGRES_URL, connections: 1 });
  try {
    return await templateName(store);
  } finally {
    await store.close();
  }
}

/** Migrates a template database once; tests copy it. Concurrent workers wait for it. */
async function ensureTemplate(isOdd: boolean): Promise<string> {
  const name = `${await nameOfTemplate()}${isOdd ? '_odd' : ''}`;
  return onServer(async (ask) => {
    // Held until this connection ends.
    await ask('select pg_advisory_lock(7214002)');
    const known = await ask('select 1 from pg_database where datname = $1', [name]);
    if (known.length > 0) return name;
    const draft = `${name}_draft`;
    await ask(`drop database if exists ${draft} with (force)`);
    await ask(
      `create database ${draft} ${isOdd ? `template template0 ${await linguistic(ask)}` : ''}`,
    );
    await migrated(urlOf(draft));
    await ask(`alter database ${draft} rename to ${name}`);
    return name;
  });
}

function templateOf(isOdd: boolean): Promise<string> {
  const known = templates.get(isOdd) ?? ensureTemplate(isOdd);
  templates.set(isOdd, known);
  return known;
}

async function created({ isMigrated, isOdd }: WantedDatabase): Promise<string> {
  const name = `${process.env.TEST_DATABASES ?? 'test'}_${randomBytes(6).toString('hex')}`;
  const from = isMigrated ? await templateOf(isOdd) : isOdd ? 'template0' : 'template1';
  await onServer(async (ask) => {
    const locale = isOdd && !isMigrated ? await linguistic(ask) : '';
    await ask(`create database ${name} template ${from} ${locale}`);
    // A template does not copy its settings.
    for (const [setting, value] of Object.entries(isOdd ? ODD_SETTINGS : {})) {
      await ask(`alter database ${name} set ${setting} = '${value}'`);
    }
  });
  return urlOf(name);
}

async function schemaOf(ask: Ask): Promise<string> {
  const rows = await ask<{ schema: string }>(SCHEMA);
  return rows[0]?.schema ?? '';
}

/** Removes a database and ends its connections. */
export const dropDatabase = (url: string): Promise<unknown> =>
  onServer((ask) => ask(`drop database if exists ${nameIn(url)} with (force)`));

/** A database dropped after its use. */
export const ownDatabase = (wanted: WantedDatabase): Promise<string> => created(wanted);

/** A migrated database without rows. */
export async function takeDatabase(): Promise<Empty> {
  const known = empty.pop();
  if (known) return known;
  const url = await created({ isMigrated: true, isOdd: false });
  return { url, schema: await onDatabase(url, schemaOf) };
}

/**
 * Keeps the database for the next test; drops it when its schema has changed or it has many rows.
 */
export async function giveBack(used: Empty): Promise<void> {
  const isEmptied = await onDatabase(used.url, async (ask) => {
    await ask(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const rows = await ask<{ most: number | null }>(
      'select max(last_value)::int as most from pg_sequences',
    );
    if ((rows[0]?.most ?? 0) > MOST_ROWS || (await schemaOf(ask)) !== used.schema) return false;
    await ask(EMPTY);
    return true;
  });
  if (isEmptied) empty.push(used);
  else await dropDatabase(used.url);
}
