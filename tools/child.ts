import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './root.ts';

interface ChildOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

const PASSED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Starts a script on the present Node; its output goes to the terminal. */
export function startNode(args: string[], options: ChildOptions = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: options.cwd ?? ROOT,
    env: options.env ?? process.env,
    stdio: 'inherit',
  });
}

/** The exit code of a child, a signal counted as shells do: 128 and its number. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']);
    });
  });
}

/**
 * Passes signals on to the children until `done` settles. Ctrl+C in a terminal reaches the whole
 * process group, so it is not sent twice.
 */
export async function withSignals<T>(children: ChildProcess[], done: Promise<T>): Promise<T> {
  const handlers = PASSED_SIGNALS.map((signal) => {
    const handler = () => {
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      for (const child of children) child.kill(signal);
    };
    process.on(signal, handler);
    return { signal, handler };
  });
  try {
    return await done;
  } finally {
    for (const { signal, handler } of handlers) process.off(signal, handler);
  }
}

/** Runs a script on the present Node to its end; returns its exit code. */
export function runNode(args: string[], options: ChildOptions = {}): Promise<number> {
  const child = startNode(args, options);
  return withSignals([child], exitCodeOf(child));
}

/** Runs a script on the present Node to its end; returns its exit code and its output, both streams together. */
export async function readNode(args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    // `close` comes after the last output, `exit` may come before it.
    child.once('close', (code) => resolve(code ?? 1));
  });
  const code = await withSignals([child], ended);
  return { code, output };
}
