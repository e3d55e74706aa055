import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { buildIfNeeded } from '../../tools/build/build.ts';
import { inRoot, TaskError } from '../../tools/root.ts';
import { signIn } from '../sign-in.ts';
import { startServer } from '../start-server.ts';
import { type Waits, waitsDuring } from '../waits.ts';
import { DOCUMENTED_READS } from './documented-reads.ts';
import type { MainThread } from './main-thread.ts';
import type { Question } from './questions.ts';
import type { ReadTimes } from './read-for.ts';
import { screenQueries } from './screen-queries.ts';

const CARS = '5000';
/** Duration of each read of each build. Milliseconds. */
const EACH_MS = 3000;
/** Long enough for hundreds of requests, so that p99 is not the maximum. Milliseconds. */
const ASK_EVERY_MS = 10;

interface Build {
  readonly name: string;
  readonly folder: string;
}

interface Running {
  readonly name: string;
  readonly url: string;
  readonly cookie: string;
  ask(): Promise<unknown>;
}

interface Stalls {
  readonly waits: Waits;
  readonly times: ReadTimes;
  readonly thread: MainThread;
}

const execute = promisify(execFile);

/** Repeats the read in another process and meanwhile requests the liveness probe. */
async function beside({ url, cookie, ask }: Running, { path, body }: Question): Promise<Stalls> {
  const args = [inRoot('bench/stalls/read-for.ts'), `${url}/api${path}`, cookie];
  const reading = (ms: number) =>
    execute(process.execPath, [...args, String(ms), ...(body === undefined ? [] : [body])]);
  // The first run starts the thread of long reads and compiles the queries of the second.
  await reading(0);
  await reading(0);
  await ask();
  const job = reading(EACH_MS);
  const live = async () => {
    await (await fetch(`${url}/health/live`)).text();
  };
  const { waits, answer } = await waitsDuring(live, job, ASK_EVERY_MS);
  const thread = (await ask()) as MainThread;
  return { waits, thread, times: JSON.parse(answer.stdout) as ReadTimes };
}

function line(name: string, build: string, { waits, times, thread }: Stalls): string {
  const whole = (ms: number) => ms.toFixed(0).padStart(8);
  return [
    name.padEnd(26),
    build.slice(-14).padEnd(15),
    (times.bytes / 1e6).toFixed(1).padStart(7),
    whole(times.firstByteMs),
    whole(times.ms),
    whole(thread.workMs / times.reads),
    whole(thread.longestMs),
    whole(waits.p50),
    whole(waits.p99),
    whole(waits.longest),
  ].join('');
}

function optionsOf(args: string[]): { builds: Build[]; wanted: string; cars: string } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { against: text, only: text, cars: text } });
  const ours = { name: 'this build', folder: inRoot('dist') };
  const { against, only: wanted = '', cars = CARS } = values;
  if (against === undefined) return { builds: [ours], wanted, cars };
  const folder = resolve(against);
  if (!existsSync(join(folder, 'server/demo.js'))) {
    throw new TaskError(`--against takes a folder with a built server; ${folder} has none.`);
  }
  return { builds: [{ name: against, folder }, ours], wanted, cars };
}

/**
 * npm run bench -- stalls: every documented read that grows with the company and the screens'
 * queries, 5,000 cars or `--cars` on SQLite: main-thread work per read, its longest uninterrupted
 * work (processor time), and the concurrent latency of /health/live (wall time). `--against=DIR`
 * compares another build, `--only=/board` selects reads with this text.
 */
export async function run(args: string[]): Promise<number> {
  const { builds, wanted, cars } = optionsOf(args);
  await buildIfNeeded(['server']);
  const folder = mkdtempSync(join(tmpdir(), 'bench-stalls-'));
  const ending: (() => Promise<void>)[] = [];
  try {
    const running: Running[] = [];
    for (const [at, { name, folder: built }] of builds.entries()) {
      const counted = ['--import', inRoot('bench/stalls/main-thread.ts')];
      const server = await startServer([...counted, join(built, 'server/demo.js')], {
        PORT: '0',
        DEMO_CARS: cars,
        LOG_LEVEL: 'error',
        SESSION_REQUESTS: '0',
        STRANGER_REQUESTS: '0',
        DATA_DIR: join(folder, String(at)),
      });
      ending.push(server.stop);
      running.push({ ...server, name, cookie: await signIn(server.url) });
    }
    console.log(`${cars} cars. The read: MB, first byte, whole; the main thread: work of one read,
longest work; /health/live beside it: p50, p99, longest; ms.`);
    const questions = [...DOCUMENTED_READS, ...screenQueries()];
    for (const question of questions.filter(({ name }) => name.includes(wanted))) {
      for (const server of running) {
        console.log(line(question.name, server.name, await beside(server, question)));
      }
    }
  } finally {
    for (const stop of ending) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}
