import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';

export interface ChildOptions {
  /** The built entry of the process, which calls `serveJobs`. */
  readonly entry: string;
  readonly heapMb: number;
}

interface ChildEvents {
  readonly onMessage: (message: unknown) => void;
  /** `cause` holds the process's stderr. Called again by `close` after `error`. */
  readonly onEnd: (reason: 'died' | 'memory', cause: Error) => void;
}

/** Characters kept of the process's stderr. */
const KEPT_STDERR = 4000;

/** V8 aborts after this message; 134 is a shell's exit code of an abort. */
const isOutOfMemory = (stderr: string, code: number | null, signal: NodeJS.Signals | null) =>
  stderr.includes('out of memory') || signal === 'SIGABRT' || code === 134;

/** Ends the process and waits for its end. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  // Without this, the server could exit before the process has ended.
  child.ref();
  child.kill('SIGKILL');
  await end;
}

/** Starts a process that does not keep this process running. */
export function openChild({ entry, heapMb }: ChildOptions, { onMessage, onEnd }: ChildEvents) {
  const child = fork(entry, [], {
    execArgv: ['--enable-source-maps', `--max-old-space-size=${heapMb}`],
    // Preserves bytes and dates.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr = (stderr + String(chunk)).slice(-KEPT_STDERR);
  });
  child.on('message', onMessage);
  const end = (reason: 'died' | 'memory') =>
    onEnd(reason, new Error(stderr.trim() || 'the process ended'));
  child.once('error', () => end('died'));
  child.once('close', (code, signal) =>
    end(isOutOfMemory(stderr, code, signal) ? 'memory' : 'died'),
  );
  return child;
}
