import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { callsTo, cookieOf } from './support/calls';
import { type Engine, settingsOn } from './support/faulted-product';
import { record } from './support/figures';
import { byLength, LONG_TEST_MS } from './support/length';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STOPS = byLength(1, 5);
const STOPPED_WITHIN_MS = 10_000;
const PASSWORD = 'slow-and-steady';

const WAYS = {
  'npm start': ['npm', 'start'],
  'the program': [process.execPath, '--enable-source-maps', join(ROOT, 'dist/server/main.js')],
} as const;
type Way = keyof typeof WAYS;

interface Started {
  readonly url: string;
  readonly child: ChildProcess;
  output(): string;
}

/** Resolves when it has printed its address. */
function start(way: Way, env: Record<string, string>): Promise<Started> {
  const [file, ...args] = WAYS[way];
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group: npm starts a shell and the server.
    detached: true,
  });
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All processes of the group have ended.
    }
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (piece: Buffer) => {
      printed += piece;
      const url = /Сервер готов: (http:\S+)/.exec(printed)?.[1];
      if (url) resolve({ url, child, output: () => printed });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`ended while starting:\n${printed}`)));
  });
}

/** A half-sent create request; `finish` sends the rest. */
async function halfSent(url: string, cookie: string, name: string) {
  const body = Buffer.from(JSON.stringify({ name }));
  const call = request(`${url}/api/sources`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
  });
  // After 100 Continue the request is in flight.
  await new Promise<void>((resolve) => {
    call.on('continue', resolve);
    call.flushHeaders();
  });
  call.write(body.subarray(0, 10));
  return {
    status,
    finish: () => call.end(body.subarray(10)),
  };
}

const CASES: readonly (readonly [Way, Engine])[] = [
  ['npm start', 'sqlite'],
  ['the program', 'sqlite'],
  ['the program', 'postgres'],
];

test.each(CASES)(
  'on SIGTERM during a request, %s answers it, keeps it and exits with 0 (%s)',
  async (way, engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stops-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = {
      ...(await settingsOn(engine)),
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      ADMIN_PASSWORD: PASSWORD,
    };
    const names: string[] = [];
    let longestMs = 0;
    for (let stop = 1; stop <= STOPS; stop += 1) {
      const { url, child, output } = await start(way, env);
      const cookie = await cookieOf({ url }, 'admin', PASSWORD);
      const sources = await callsTo({ url }, cookie)<{ items: { source: { name: string } }[] }>(
        'GET',
        '/sources',
      );
      expect(sources?.body.items.map(({ source }) => source.name)).toEqual(names);
      const name = `Источник ${stop}`;
      const call = await halfSent(url, cookie, name);
      // `close`: npm's shell may end before the server that writes to its output.
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      const startedAt = performance.now();
      child.kill('SIGTERM');
      await expect.poll(output, { timeout: STOPPED_WITHIN_MS }).toContain('"event":"stop"');
      call.finish();
      expect(await call.status).toBe(201);
      const code = await ended;
      expect(output()).toContain('"event":"stopped"');
      // npm itself ends by the signal when its shell does.
      if (way === 'the program') expect(code).toBe(0);
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      names.push(name);
    }
    record({
      fault: `SIGTERM × ${STOPS} during a request, ${way}`,
      engine,
      measured: `answered, kept, exit 0; longest ${Math.round(longestMs)} ms`,
    });
  },
  LONG_TEST_MS,
);
