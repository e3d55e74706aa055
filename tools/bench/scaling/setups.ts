import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../root.ts';
import { startPostgres } from '../../test/postgres.ts';
import { startServer } from '../start-server.ts';

export interface Setup {
  readonly name: string;
  readonly urls: readonly string[];
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
      ...{ PORT: '0', DEMO_CARS: String(cars), LOG_LEVEL: 'error' },
      ...{ SESSION_REQUESTS: '0', STRANGER_REQUESTS: '0' },
      ...{ DATA_DIR: join(folder, name), ...env },
    });
    ending.unshift(server.stop);
    return server.url;
  };
  try {
    const postgres = await startPostgres({ isDurable: true });
    ending.unshift(postgres.stop);
    const shared = { DATABASE_URL: postgres.url };
    const sqlite = await start('sqlite', {});
    const first = await start('postgres', shared);
    const second = await start('postgres', shared);
    return await job([
      { name: 'SQLite, 1', urls: [sqlite] },
      { name: 'PostgreSQL, 1', urls: [first] },
      { name: 'PostgreSQL, 2', urls: [first, second] },
    ]);
  } finally {
    for (const end of ending) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}
