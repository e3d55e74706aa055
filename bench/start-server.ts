import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT, TaskError } from '../tools/root.ts';

interface RunningServer {
  url: string;
  pid: number;
  /** The response to a message; only with a listener (`stalls/main-thread.ts`). */
  ask(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Time limit of a start that fills thousands of cars. Milliseconds. */
const START_WITHIN_MS = 400_000;

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

/** Starts this Node on a server that prints its address on a line of its own output. */
export function startServer(args: string[], env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await stopped(child);
  };
  const ask = () =>
    new Promise((resolve) => {
      child.once('message', resolve);
      child.send('');
    });
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      stop().then(() => reject(new TaskError(why)), reject);
    };
    const timer = setTimeout(() => fail(`${args[0]} did not start in time.`), START_WITHIN_MS);
    let output = '';
    child.stdout?.on('data', (piece: Buffer) => {
      output += piece;
      const url = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (!url) return;
      clearTimeout(timer);
      resolve({ url, pid: child.pid ?? 0, ask, stop });
    });
    child.once('exit', () => fail(`${args[0]} ended before it was ready:\n${output}`));
  });
}
