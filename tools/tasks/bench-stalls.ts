import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { signIn } from '../bench/sign-in.ts';
import type { ReadTimes } from '../bench/stalls/read-for.ts';
import { READS } from '../bench/stalls/reads.ts';
import { startServer } from '../bench/start-server.ts';
import { type Waits, waitsDuring } from '../bench/waits.ts';
import { buildIfNeeded } from '../build/build.ts';
import { inRoot, runTask, TaskError } from '../root.ts';

const CARS = 5000;
/** Each read of each build. Milliseconds. */
const EACH_MS = 3000;
/** Some hundreds of questions, so that the 99th of a hundred is not the longest. Milliseconds. */
const ASK_EVERY_MS = 10;

interface Build {
  readonly name: string;
  readonly folder: string;
}

const run = promisify(execFile);

/** The address again and again in another process; meanwhile somebody asks whether the server lives. */
async function beside(url: string, path: string, cookie: string) {
  const args = [inRoot('tools/bench/stalls/read-for.ts'), `${url}/api${path}`, cookie];
  const job = run(process.execPath, [...args, String(EACH_MS)]);
  const live = async () => {
    await (await fetch(`${url}/health/live`)).text();
  };
  const { waits, answer } = await waitsDuring(live, job, ASK_EVERY_MS);
  return { waits, times: JSON.parse(answer.stdout) as ReadTimes };
}

function line(path: string, build: string, waits: Waits, times: ReadTimes): string {
  const whole = (ms: number) => ms.toFixed(0).padStart(8);
  return [
    path.split('?')[0]?.padEnd(24),
    build.slice(-14).padEnd(15),
    (times.bytes / 1e6).toFixed(1).padStart(7),
    whole(times.firstByteMs),
    whole(times.ms),
    whole(waits.p50),
    whole(waits.p99),
    whole(waits.longest),
  ].join('');
}

function buildsOf(args: string[]): { builds: Build[]; wanted: string } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { against: text, only: text } });
  const ours = { name: 'this build', folder: inRoot('dist') };
  const { against, only: wanted = '' } = values;
  if (against === undefined) return { builds: [ours], wanted };
  const folder = resolve(against);
  if (!existsSync(join(folder, 'server/demo.js'))) {
    throw new TaskError(`--against takes a folder with a built server; ${folder} has none.`);
  }
  return { builds: [{ name: against, folder }, ours], wanted };
}

/**
 * npm run bench:stalls: every documented read that grows with the company, 5,000 cars on SQLite, and
 * how long /health/live takes beside it. `--against=DIR` measures another build beside this one,
 * `--only=/board` the reads with this text.
 */
await runTask(async () => {
  const { builds, wanted } = buildsOf(process.argv.slice(2));
  await buildIfNeeded(['server']);
  const folder = mkdtempSync(join(tmpdir(), 'bench-stalls-'));
  const ending: (() => Promise<void>)[] = [];
  try {
    const running: { name: string; url: string; cookie: string }[] = [];
    for (const [at, { name, folder: built }] of builds.entries()) {
      const { url, stop } = await startServer([join(built, 'server/demo.js')], {
        ...{ PORT: '0', DEMO_CARS: String(CARS), LOG_LEVEL: 'error' },
        ...{ SESSION_REQUESTS: '0', STRANGER_REQUESTS: '0', DATA_DIR: join(folder, String(at)) },
      });
      ending.push(stop);
      running.push({ name, url, cookie: await signIn(url) });
    }
    console.log(
      `${CARS} cars. The read: MB, first byte, whole; beside it /health/live: p50, p99, longest; ms.`,
    );
    for (const path of READS.filter((read) => read.includes(wanted))) {
      for (const { name, url, cookie } of running) {
        const { waits, times } = await beside(url, path, cookie);
        console.log(line(path, name, waits, times));
      }
    }
  } finally {
    for (const stop of ending) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
});
