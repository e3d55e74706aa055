import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './root.ts';

export interface ChildOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

const PASSED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Starts this very Node on a script; what it prints goes straight to the person. */
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
 * process group by itself, so there it is only outlived here, not sent twice.
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

/** Runs a script on this Node to its end and answers its exit code. */
export function runNode(args: string[], options: ChildOptions = {}): Promise<number> {
  const child = startNode(args, options);
  return withSignals([child], exitCodeOf(child));
}
