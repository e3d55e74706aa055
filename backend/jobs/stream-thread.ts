import { on } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { errorOf, type FailureMessage } from './failure-message';
import { JobStopped } from './job-process';

export interface ToStream<Job> {
  readonly job: Job;
  /** Where the answer is sent; closing it ends the job. */
  readonly port: MessagePort;
}

export type FromStream<Head> =
  | { readonly head: Head }
  | { readonly piece: Uint8Array }
  | { readonly end: true }
  | { readonly failure: FailureMessage };

/** Says that a piece was taken, so another may be made. */
export const TAKEN = 'taken';

export interface JobStream<Head> {
  readonly head: Head;
  /** The pieces, made as they are taken; leaving them early ends the job. */
  readonly pieces: AsyncIterable<Uint8Array>;
}

interface StreamThreadOptions {
  /** The built entry of the thread. */
  readonly entry: string;
  /** The entry's `workerData`. */
  readonly data: unknown;
  readonly heapMb: number;
  /** How long an idle thread is kept. Milliseconds. */
  readonly idleMs: number;
}

/**
 * Runs jobs side by side in one worker thread; each answers with a head and a stream of bytes. The
 * thread starts with the first job and ends after `idleMs` without one.
 */
export class StreamThread<Job, Head> {
  private worker: Worker | null = null;
  private readonly open = new Set<MessagePort>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: StreamThreadOptions) {}

  /**
   * Rejects with the job's error, or JobStopped when the thread has ended. A job sent to a thread
   * that was already dying runs in the next one.
   */
  async run(job: Job): Promise<JobStream<Head>> {
    const isFirst = this.worker === null;
    const worker = this.worker ?? this.start();
    const stream = await this.send(worker, job);
    if (stream) return stream;
    if (this.worker === worker) this.worker = null;
    const again = isFirst ? null : await this.send(this.worker ?? this.start(), job);
    if (again) return again;
    throw new JobStopped('died');
  }

  /** Null: the thread ended before it answered. */
  private async send(worker: Worker, job: Job): Promise<JobStream<Head> | null> {
    const { port1: port, port2 } = new MessageChannel();
    clearTimeout(this.timer);
    this.open.add(port);
    port.once('close', () => this.ended(port));
    const messages = messagesOf<Head>(port);
    const first = messages.next();
    worker.postMessage({ job, port: port2 } satisfies ToStream<Job>, [port2]);
    const { value } = await first;
    if (value && 'head' in value) return { head: value.head, pieces: piecesOf(port, messages) };
    port.close();
    if (value && 'failure' in value) throw errorOf(value.failure);
    return null;
  }

  /** Ends the thread and every running job. */
  async close(): Promise<void> {
    clearTimeout(this.timer);
    const { worker } = this;
    this.worker = null;
    this.closeAll();
    await worker?.terminate();
  }

  private start(): Worker {
    const { entry, data, heapMb } = this.options;
    const resourceLimits = { maxOldGenerationSizeMb: heapMb };
    const worker = new Worker(entry, { workerData: data, resourceLimits });
    worker.unref();
    this.worker = worker;
    const lost = () => {
      if (this.worker !== worker) return;
      this.worker = null;
      this.closeAll();
    };
    worker.once('error', lost);
    worker.once('exit', lost);
    return worker;
  }

  private closeAll(): void {
    for (const port of this.open) port.close();
  }

  private ended(port: MessagePort): void {
    this.open.delete(port);
    if (this.open.size > 0 || !this.worker) return;
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
): AsyncGenerator<Uint8Array> {
  try {
    for await (const message of messages) {
      if ('piece' in message) {
        yield message.piece;
        port.postMessage(TAKEN);
      } else if ('failure' in message) throw errorOf(message.failure);
      else if ('end' in message) return;
    }
    throw new JobStopped('died');
  } finally {
    port.close();
  }
}
