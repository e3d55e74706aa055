import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inRoot } from '../../tools/root.ts';
import { startPostgres } from '../../tools/test/postgres.ts';
import { startServer } from '../start-server.ts';

export interface Setup {
  readonly name: string;
  readonly urls: readonly string[];
  /** Process ids of the servers and of PostgreSQL. */
  readonly servers: readonly number[];
  readonly database: number | null;
}

/** PostgreSQL writes the id of its main process into its folder. */
async function postmasterOf(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return Number.parseInt(
      readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8'),
      10,
    );
  } finally {
    await client.end();
  }
}

const DEMO = ['--enable-source-maps', inRoot('dist/server/demo.js')];

/** Runs a job with the demo company on SQLite and on PostgreSQL, there with one and two servers. */
export async function withSetups<T>(
  cars: number,
  job: (setups: readonly Setup[]) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
  const ending: (() => Promise<void>)[] = [];
  const start = async (name: string, env: NodeJS.ProcessEnv) => {
    const server = await startServer(DEMO, {
      PORT: '0',
      DEMO_CARS: String(cars),
      LOG_LEVEL: 'error',
      SESSION_REQUESTS: '0',
      STRANGER_REQUESTS: '0',
      DATA_DIR: join(folder, name),
      ...env,
    });
    ending.unshift(server.stop);
    return server;
  };
  try {
    const postgres = await startPostgres({ isDurable: true });
    ending.unshift(postgres.stop);
    const shared = { DATABASE_URL: postgres.url };
    const sqlite = await start('sqlite', {});
    const first = await start('postgres', shared);
    const second = await start('postgres', shared);
    const database = await postmasterOf(postgres.url);
    const setup = (name: string, servers: (typeof first)[], at: number | null): Setup => ({
      name,
      urls: servers.map(({ url }) => url),
      servers: servers.map(({ pid }) => pid),
      database: at,
    });
    return await job([
      setup('SQLite, 1', [sqlite], null),
      setup('PostgreSQL, 1', [first], database),
      setup('PostgreSQL, 2', [first, second], database),
    ]);
  } finally {
    for (const end of ending) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}
