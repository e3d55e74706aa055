import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

const READY_WITHIN_MS = 90_000;

/** The built server in a separate process. */
export interface ServerProcess {
  /** http://127.0.0.1:port; the same after a restart. */
  readonly url: string;
  output(): string;
  /** Sends a signal; resolves with the exit code, null after a kill. */
  halt(signal?: NodeJS.Signals): Promise<number | null>;
  /** Restarts it on its port; resolves when it prints its address. */
  start(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(),
      );
    });
  });
}

/** Starts the server with these settings. Throws with its output when it does not become ready. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const entry = process.env.TEST_SERVER;
  if (!entry) throw new Error('TEST_SERVER is not set: run vitest by its project');
  const port = String(await freePort());
  let child: ChildProcess | undefined;
  let printed = '';

  function start(): Promise<void> {
    const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
    const started = spawn(process.execPath, [entry ?? ''], {
      env: { PATH, HOME, TMPDIR, HOST: '127.0.0.1', PORT: port, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const before = printed.length;
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`The server is not ready:\n${printed.slice(before)}`));
      const timer = setTimeout(fail, READY_WITHIN_MS);
      const read = (chunk: Buffer) => {
        printed += String(chunk);
        if (!printed.slice(before).includes('Сервер готов')) return;
        clearTimeout(timer);
        resolve();
      };
      started.stdout.on('data', read);
      started.stderr.on('data', read);
      started.once('exit', fail);
    });
  }
  function halt(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) {
      return Promise.resolve(running?.exitCode ?? null);
    }
    return new Promise((resolve) => {
      running.once('exit', resolve);
      running.kill(signal);
    });
  }
  await start();
  return { url: `http://127.0.0.1:${port}`, output: () => printed, halt, start };
}
