import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { buildIfNeeded } from '../../tools/build/build.ts';
import { inRoot, TaskError } from '../../tools/root.ts';
import { startPostgres } from '../../tools/test/postgres.ts';
import { signIn } from '../sign-in.ts';
import { startServer } from '../start-server.ts';
import { type Waits, waitsDuring } from '../waits.ts';
import type { MainThread } from './main-thread.ts';
import { screenQueries } from './screen-queries.ts';

const EACH_MS = 5_000;
/** Runs with and without alternate, so that the machine load is the same for both. */
const TURNS = 3;
const execute = promisify(execFile);
const whole = (ms: number) => ms.toFixed(0).padStart(7);

function line(name: string, waits: readonly Waits[]): string {
  const best = (part: keyof Waits) => Math.min(...waits.map((one) => one[part]));
  const worst = (part: keyof Waits) => Math.max(...waits.map((one) => one[part]));
  const parts = ['p50', 'p99', 'longest'] as const;
  return [
    name.padEnd(30),
    ...parts.flatMap((part) => [whole(best(part)), whole(worst(part))]),
  ].join('');
}

async function measure(folder: string, cars: string, databaseUrl: string | null): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-hostile-'));
  const counted = ['--import', inRoot('bench/stalls/main-thread.ts')];
  const start = () =>
    startServer([...counted, join(folder, 'server/demo.js')], {
      PORT: '0',
      DEMO_CARS: cars,
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      SESSION_REQUESTS: '0',
      STRANGER_REQUESTS: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
  // The process that fills the database collects its garbage afterwards.
  await (await start()).stop();
  const server = await start();
  try {
    const { url, ask } = server;
    const hostile = await signIn(url);
    const manager = await signIn(url, 'manager');
    const body = screenQueries().find(({ name }) => name === 'query Board')?.body;
    const headers = { cookie: manager, 'content-type': 'application/json' };
    const live = async () => (await fetch(`${url}/health/live`)).text();
    const board = async () => {
      const answer = await fetch(`${url}/api/graphql`, { method: 'POST', headers, body });
      const text = await answer.text();
      if (!text.includes('"rows"')) throw new TaskError(`The board: ${answer.status} ${text}`);
    };
    const job = async (isHostile: boolean): Promise<string> => {
      const ms = String(EACH_MS);
      const script = inRoot('bench/stalls/hostile-for.ts');
      if (isHostile)
        return (await execute(process.execPath, [script, url, hostile, ms])).stdout.trim();
      await new Promise((done) => setTimeout(done, EACH_MS));
      return '';
    };
    for (let warm = 0; warm < 3; warm += 1) await board();
    const found = { false: [] as Waits[][], true: [] as Waits[][] };
    const longest = { false: 0, true: 0 };
    let answered = '';
    for (let turn = 0; turn < TURNS * 2; turn += 1) {
      const isHostile = turn % 2 === 1;
      await ask();
      const running = job(isHostile);
      const both = await Promise.all([
        waitsDuring(live, running, 10),
        waitsDuring(board, running, 100),
      ]);
      const { longestMs } = (await ask()) as MainThread;
      longest[`${isHostile}`] = Math.max(longest[`${isHostile}`], longestMs);
      found[`${isHostile}`].push(both.map(({ waits }) => waits));
      answered = both[0].answer || answered;
    }
    for (const [at, name] of ['/health/live', 'board of the manager'].entries()) {
      for (const isHostile of [false, true] as const) {
        const waits = found[`${isHostile}`].flatMap((one) => one[at] ?? []);
        console.log(line(`${name}${isHostile ? ', beside' : ', alone'}`, waits));
      }
    }
    const [alone, beside] = [longest.false, longest.true].map((ms) => ms.toFixed(0));
    console.log(
      `longest work of the main thread: ${alone}, beside: ${beside} ms of processor time`,
    );
    console.log(`answers to the other account: ${answered}`);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * npm run bench -- hostile: response times of /health/live and a manager's board, alternately
 * without load and with twenty repeated hostile documents of one account; the best and the worst of
 * three. 60 and 3,000 cars on both engines; `--cars=60 --engine=sqlite` one of them, `--build=DIR`
 * another build.
 */
export async function run(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { cars: text, engine: text, build: text } });
  await buildIfNeeded(['server']);
  const folder = values.build ? resolve(values.build) : inRoot('dist');
  for (const engine of values.engine ? [values.engine] : ['sqlite', 'postgres']) {
    for (const cars of values.cars ? [values.cars] : ['60', '3000']) {
      console.log(`\n${cars} cars, ${engine}. p50, p99, longest: best and worst of three; ms.`);
      const postgres = engine === 'postgres' ? await startPostgres() : null;
      try {
        await measure(folder, cars, postgres?.url ?? null);
      } finally {
        await postgres?.stop();
      }
    }
  }
  return 0;
}
