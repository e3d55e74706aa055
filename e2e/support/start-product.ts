import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../dist/server', import.meta.url));
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 12_000;
const POLL_MS = 50;
const SHIFT = new URL('./shift-own-clock.ts', import.meta.url).href;
/** Reduces the processor time of a start by about a sixth. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

export interface ProductOptions {
  /** `demo` fills an empty database with the demo fleet and users, `main` leaves it empty. */
  entry?: 'demo' | 'main';
  /** Number of cars of the demo fleet; few, so that a start takes about a second. */
  cars?: number;
  /** Settings over the defaults, named as in docs/settings.md. */
  env?: Record<string, string>;
  /** Shift of its clock, ms; negative: behind. Default: that of the tests (CLOCK_AT). */
  clockShiftMs?: number;
  /** Arguments of Node. */
  nodeArgs?: string[];
  /** Data folder; by default a temporary one, deleted at the stop. */
  dataDir?: string;
}

export interface Product {
  /** http://127.0.0.1:port, without a trailing slash. */
  url: string;
  readonly pid: number;
  dataDir: string;
  output(): string;
  /** Sends a signal; resolves with the exit code, null after a kill. Keeps the data. */
  halt(signal?: NodeJS.Signals): Promise<number | null>;
  /** Restarts it after `halt`, with the same data and port; its clock may be shifted anew, ms. */
  resume(clockShiftMs?: number): Promise<void>;
  /** `halt`, then deletes a temporary data folder. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Only required variables, without the developer's own settings. */
function bareEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG'];
  const kept = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(kept);
}

/** Shift of the clock of the tests, ms (`shift-clock.ts`). */
export const clockShiftMs = (): number => Number(process.env.CLOCK_SHIFT_MS ?? 0);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The product ended while starting:\n${output()}`);
    }
    if (performance.now() > deadline) {
      throw new Error(`The product was not ready in ${START_TIMEOUT_MS / 1000} s:\n${output()}`);
    }
    await pause(POLL_MS);
  }
}

async function stopChild(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  const code = await ended;
  clearTimeout(killer);
  return code;
}

/**
 * Starts the built product on its own port and database; resolves when /health/ready responds.
 * Throws an error with the output when it fails to start.
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const file = join(SERVER, `${options.entry ?? 'demo'}.js`);
  if (!existsSync(file)) throw new Error(`${file} is missing: build the product first.`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'product-'));
  let shiftMs = options.clockShiftMs ?? clockShiftMs();
  const printed: string[] = [];
  const output = () => printed.join('');

  function start(): ChildProcess {
    const shift = shiftMs !== 0 ? ['--import', SHIFT] : [];
    const started = spawn(
      process.execPath,
      ['--enable-source-maps', ...shift, ...(options.nodeArgs ?? []), file],
      {
        env: {
          ...bareEnvironment(),
          NODE_ENV: 'production',
          NODE_COMPILE_CACHE: COMPILED,
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: dataDir,
          CLOCK_SHIFT_MS: String(shiftMs),
          DEMO_CARS: String(options.cars ?? 12),
          ...options.env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    started.stdout.on('data', (chunk) => printed.push(String(chunk)));
    started.stderr.on('data', (chunk) => printed.push(String(chunk)));
    return started;
  }

  let child = start();
  const halt = (signal: NodeJS.Signals = 'SIGTERM') => stopChild(child, signal);
  const resume = async (shiftedBy = shiftMs) => {
    shiftMs = shiftedBy;
    child = start();
    await untilReady(url, child, output);
  };
  const stop = async (signal?: NodeJS.Signals) => {
    const code = await halt(signal);
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  try {
    await untilReady(url, child, output);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return {
    url,
    dataDir,
    output,
    halt,
    resume,
    stop,
    get pid() {
      return child.pid ?? 0;
    },
  };
}
