import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { buildIfNeeded } from '../../tools/build/build.ts';
import { inRoot, TaskError } from '../../tools/root.ts';
import { startPostgres } from '../../tools/test/postgres.ts';
import { signIn } from '../sign-in.ts';
import type { MainThread } from '../stalls/main-thread.ts';
import { startServer } from '../start-server.ts';
import { type Waits, waitsDuring } from '../waits.ts';
import { MOVEMENTS, plantPartner, plantYear } from './plant-history.ts';
import type { Repeated } from './repeat.ts';
import { type Request, requestsOf } from './requests.ts';
import { postgresStore, sqliteStore } from './store.ts';

const CARS = '60';
/** Times each request is repeated, one after another. */
const TIMES = 20;
const ASK_EVERY_MS = 10;
const QUIET_MS = 3000;

const execute = promisify(execFile);

/** Repeats a request in another process, so that reading its bytes delays nobody. */
async function repeated(url: string, cookie: string, { path, body }: Request, times = TIMES) {
  const args = [inRoot('bench/tills/repeat.ts'), `${url}/api${path}`, cookie, String(times)];
  const sent = body === undefined ? [] : [JSON.stringify(body)];
  const { stdout } = await execute(process.execPath, [...args, ...sent]);
  return JSON.parse(stdout) as Repeated;
}

const whole = (ms: number) => ms.toFixed(0);
const waitsText = ({ p50, p99, longest }: Waits) =>
  [p50, p99, longest].map((ms) => ms.toFixed(1)).join(' / ');

interface Running {
  readonly url: string;
  /** The work of the main thread since the last call. */
  readonly ask: () => Promise<unknown>;
}

async function measureServer(engine: string, { url, ask }: Running, requests: readonly Request[]) {
  const cookie = await signIn(url);
  const light = async () => {
    const answer = await fetch(`${url}/api/auth/profile`, { headers: { cookie } });
    await answer.text();
    if (!answer.ok) throw new TaskError(`/auth/profile: ${answer.status}`);
  };
  await waitsDuring(light, pause(QUIET_MS / 2), ASK_EVERY_MS);
  const alone = await waitsDuring(light, pause(QUIET_MS), ASK_EVERY_MS);
  console.log(`| ${engine} | nothing | | | | | | ${waitsText(alone.waits)} | 1.0 |`);
  for (const request of requests) {
    await repeated(url, cookie, request, 3);
    await ask();
    const job = repeated(url, cookie, request);
    const { waits, answer } = await waitsDuring(light, job, ASK_EVERY_MS);
    const thread = (await ask()) as MainThread;
    const cells = [
      engine,
      request.name,
      whole(answer.medianMs),
      whole(answer.longestMs),
      (answer.bytes / 1e6).toFixed(2),
      whole(thread.workMs / TIMES),
      whole(thread.longestMs),
      waitsText(waits),
      (waits.p99 / alone.waits.p99).toFixed(1),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

interface Setting {
  readonly engine: string;
  /** Number of cars. */
  readonly cars: string;
  /** Text of the names of the measured requests. */
  readonly wanted: string;
  readonly dataDir: string;
  /** Absent: SQLite. */
  readonly databaseUrl?: string;
}

/** The demo company with the planted history, in a server process of its own. */
async function measureEngine({ engine, cars: fleet, wanted, dataDir, databaseUrl }: Setting) {
  const env: NodeJS.ProcessEnv = {
    PORT: '0',
    DEMO_CARS: fleet,
    LOG_LEVEL: 'error',
    SESSION_REQUESTS: '0',
    STRANGER_REQUESTS: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const counted = ['--import', inRoot('bench/stalls/main-thread.ts')];
  const start = () => startServer([...counted, inRoot('dist/server/demo.js')], env);
  await (await start()).stop();
  const store = databaseUrl ? await postgresStore(databaseUrl) : sqliteStore(dataDir);
  const now = Date.now();
  await plantYear(store, now);
  const { partner, cars, rentals } = await plantPartner(store, now);
  await store.close();
  console.log(
    `\n${engine}: ${cars} cars of the partner, ${rentals} earlier rentals of ${fleet} cars.`,
  );
  const server = await start();
  try {
    await measureServer(
      engine,
      server,
      requestsOf(partner, now).filter(({ name }) => name.includes(wanted)),
    );
  } finally {
    await server.stop();
  }
}

/**
 * npm run bench -- tills: registers, tills, statements and writes over a year of 300 movements a
 * day, and the latency of a light request of others meanwhile, on both engines. `--engine=SQLite`
 * measures one of them, `--only=payout` the requests with this text, `--cars=500` another fleet.
 */
export async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const options = { engine: text, only: text, cars: text };
  const { engine, only: wanted = '', cars = CARS } = parseArgs({ args, options }).values;
  await buildIfNeeded(['server']);
  const folder = mkdtempSync(join(tmpdir(), 'bench-tills-'));
  const postgres = engine === 'SQLite' ? null : await startPostgres({ isDurable: true });
  console.log(`A year of ${MOVEMENTS} movements a day; each request ${TIMES} times in turn, and
GET /auth/profile of others every ${ASK_EVERY_MS} ms: its p50 / p99 / longest, and its p99 as a multiple of that alone. Main
thread: processor time for each request, others' included, and the longest without a pause.
| engine | request | median, ms | longest, ms | MB | main thread, ms | longest, ms | others wait, ms | × alone |
|---|---|---|---|---|---|---|---|---|`);
  try {
    const asked = { cars, wanted };
    if (engine !== 'PostgreSQL') {
      await measureEngine({ ...asked, engine: 'SQLite', dataDir: join(folder, 'sqlite') });
    }
    if (postgres) {
      const place = { dataDir: join(folder, 'postgres'), databaseUrl: postgres.url };
      await measureEngine({ ...asked, ...place, engine: 'PostgreSQL' });
    }
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}
