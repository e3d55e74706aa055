import { on } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { errorOf, type FailureMessage } from './failure-message';
import { JobStopped } from './job-process';

export interface ToStream<Job> {
  readonly job: Job;
  /** Destination of the answer; closing it ends the job. */
  readonly port: MessagePort;
}

export type FromStream<Head> =
  | { readonly head: Head }
  | { readonly piece: Uint8Array }
  | { readonly end: true }
  | { readonly failure: FailureMessage };

/** Sent by the thread when it is ready for jobs. */
export const READY = 'ready';

/** Acknowledges a piece, so that another may be made. */
const TAKEN = 'taken';

/** Signals that the caller no longer waits for the head. */
export const STOP = 'stop';

export interface JobStream<Head> {
  readonly head: Head;
  /** The pieces, made on demand; closing them early ends the job. */
  readonly pieces: AsyncIterable<Uint8Array>;
}

interface Thread {
  readonly worker: Worker;
  /** performance.now(). */
  readonly startedAt: number;
  /** True when the thread is ready, false when it ended before. */
  readonly ready: Promise<boolean>;
  /** Reason of the end, once ended. */
  readonly ended: Promise<Error>;
}

interface StreamThreadOptions {
  /** The built entry of the thread. */
  readonly entry: string;
  /** The entry's `workerData`. */
  readonly data: unknown;
  readonly heapMb: number;
  /** Maximum wait of `isReady` for the first thread, from its start. Milliseconds. */
  readonly startMs: number;
  /** Lifetime of an idle thread. Milliseconds. */
  readonly idleMs: number;
  /** Grace period of a job without a head after its signal; then its thread ends. Milliseconds. */
  readonly stopMs: number;
  /** Called after such a thread has ended: its statements may still run in the database. */
  readonly onStopped?: () => Promise<void>;
}

/**
 * Runs concurrent jobs in one worker thread; each returns a head and a stream of bytes. The thread
 * starts with the first job and ends after `idleMs` without one.
 */
export class StreamThread<Job, Head> {
  private thread: Thread | null = null;
  private readonly open = new Set<MessagePort>();
  private timer: NodeJS.Timeout | undefined;
  /** Whether a thread has ever been ready. */
  private hasStarted = false;

  constructor(private readonly options: StreamThreadOptions) {}

  /** Jobs with pieces not yet received. */
  get jobs(): number {
    return this.open.size;
  }

  /**
   * Rejects with the job's error, or JobStopped with its cause when the thread has ended. A job
   * sent to a thread that is ending runs in the next one. `signal` ends a job without a head.
   */
  async run(job: Job, signal?: AbortSignal): Promise<JobStream<Head>> {
    const isFirst = this.thread === null;
    let thread = this.thread ?? this.start();
    const stream = await this.send(thread, job, signal);
    if (stream) return stream;
    if (this.thread === thread) this.thread = null;
    if (signal?.aborted) throw new JobStopped('cancelled');
    if (!isFirst) {
      thread = this.thread ?? this.start();
      const again = await this.send(thread, job, signal);
      if (again) return again;
    }
    throw new JobStopped('died', { cause: await thread.ended });
  }

  /** Null: the thread ended without a reply. */
  private async send(
    thread: Thread,
    job: Job,
    signal: AbortSignal | undefined,
  ): Promise<JobStream<Head> | null> {
    const { port1: port, port2 } = new MessageChannel();
    clearTimeout(this.timer);
    this.open.add(port);
    port.once('close', () => this.ended(port));
    const messages = messagesOf<Head>(port);
    const first = messages.next();
    thread.worker.postMessage({ job, port: port2 } satisfies ToStream<Job>, [port2]);
    const settled = this.stopOn(signal, thread, port);
    const { value } = await first;
    settled();
    if (value && 'head' in value) {
      return { head: value.head, pieces: piecesOf(port, messages, thread.ended) };
    }
    port.close();
    if (value && 'failure' in value) throw errorOf(value.failure);
    return null;
  }

  /**
   * Asks the job to end when the signal is aborted, then ends its thread; returns a function that
   * cancels this.
   */
  private stopOn(signal: AbortSignal | undefined, thread: Thread, port: MessagePort): () => void {
    let timer: NodeJS.Timeout | undefined;
    const stop = () => {
      port.postMessage(STOP);
      timer = setTimeout(() => void this.end(thread), this.options.stopMs);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
    return () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
  }

  /** Ends a thread with all its jobs; the next job starts another. */
  private async end(thread: Thread): Promise<void> {
    if (this.thread === thread) {
      this.thread = null;
      this.closeAll();
    }
    await thread.worker.terminate();
    await this.options.onStopped?.().catch(() => undefined);
  }

  /** Starts the thread before its first job. */
  warm(): void {
    if (this.thread) return;
    this.start();
    this.endWhenIdle();
  }

  /**
   * Starts the thread; returns whether it is ready now, or within `startMs` of its start:
   * consecutive requests do not each wait that long. A replacement thread is awaited without this
   * limit, because an earlier one has started.
   */
  async isReady(signal?: AbortSignal): Promise<boolean> {
    if (signal?.aborted) return false;
    this.warm();
    const left = Promise.withResolvers<boolean>();
    const leave = () => left.resolve(false);
    signal?.addEventListener('abort', leave, { once: true });
    const { thread, hasStarted } = this;
    const age = performance.now() - (thread?.startedAt ?? 0);
    const timer = hasStarted
      ? undefined
      : setTimeout(leave, Math.max(0, this.options.startMs - age));
    const isReady = await Promise.race([thread?.ready ?? false, left.promise]);
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
    return isReady;
  }

  /** Ends the thread and every running job. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    const { thread } = this;
    this.thread = null;
    this.closeAll();
    await thread?.worker.terminate();
  }

  private start(): Thread {
    const { entry, data, heapMb } = this.options;
    const resourceLimits = { maxOldGenerationSizeMb: heapMb };
    const worker = new Worker(entry, { workerData: data, resourceLimits });
    worker.unref();
    let cause: Error | null = null;
    const ended = new Promise<Error>((resolve) => {
      worker.once('exit', (code) => resolve(cause ?? new Error(`The thread ended: ${code}`)));
    });
    const ready = new Promise<boolean>((resolve) => {
      worker.once('message', (said) => {
        this.hasStarted ||= said === READY;
        resolve(said === READY);
      });
      worker.once('exit', () => resolve(false));
    });
    const thread = { worker, startedAt: performance.now(), ready, ended };
    this.thread = thread;
    const lost = () => {
      if (this.thread !== thread) return;
      this.thread = null;
      this.closeAll();
    };
    worker.once('error', (error) => {
      cause = error instanceof Error ? error : new Error(String(error));
      lost();
    });
    worker.once('exit', lost);
    return thread;
  }

  private closeAll(): void {
    for (const port of this.open) port.close();
  }

  private ended(port: MessagePort): void {
    this.open.delete(port);
    if (this.open.size === 0 && this.thread) this.endWhenIdle();
  }

  private endWhenIdle(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.close(), this.options.idleMs).unref();
  }
}

/** Ends when the port is closed from either side, or with the thread. */
async function* messagesOf<Head>(port: MessagePort): AsyncGenerator<FromStream<Head>, void> {
  for await (const [message] of on(port, 'message', { close: ['close'] })) yield message;
}

async function* piecesOf<Head>(
  port: MessagePort,
  messages: AsyncIterable<FromStream<Head>>,
  ended: Promise<Error>,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const message of messages) {
      if ('piece' in message) {
        yield message.piece;
        port.postMessage(TAKEN);
      } else if ('failure' in message) throw errorOf(message.failure);
      else if ('end' in message) return;
    }
    throw new JobStopped('died', { cause: await ended });
  } finally {
    port.close();
  }
}
