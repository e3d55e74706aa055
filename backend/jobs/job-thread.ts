import { Worker } from 'node:worker_threads';
import { errorOf, type FailureMessage } from './failure-message';

export interface ToThread<Job> {
  readonly id: number;
  readonly job: Job;
}

export type FromThread<Answer, Progress> = { readonly id: number } & (
  | { readonly answer: Answer }
  | { readonly progress: Progress }
  | { readonly failure: FailureMessage }
);

export type StopReason = 'time' | 'memory' | 'died' | 'cancelled' | 'closed';

/** The job was ended from outside; its open transaction, if any, is rolled back. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';

  constructor(
    readonly reason: StopReason,
    options?: ErrorOptions,
  ) {
    super(`the job was stopped: ${reason}`, options);
  }
}

/** The queue is full. */
export class JobQueueFull extends Error {
  override readonly name = 'JobQueueFull';
}

export interface ThreadOptions {
  /** The built entry of the thread. */
  readonly entry: string;
  /** The entry's `workerData`. */
  readonly data: unknown;
  readonly heapMb: number;
  /** Time limit of one job. Milliseconds. */
  readonly runMs: number;
  /** Limit of jobs waiting behind the running one. */
  readonly waiting: number;
  /** How long an idle thread is kept. Milliseconds. */
  readonly idleMs: number;
}

export interface JobEvents<Progress> {
  /** Transferred to the thread instead of being copied. */
  readonly transfer?: ArrayBuffer[];
  readonly onStart?: () => void;
  readonly onProgress?: (progress: Progress) => void;
}

export interface RunningJob<Answer> {
  readonly answer: Promise<Answer>;
  /** Ends a waiting or running job; no effect on a finished one. */
  cancel(): void;
}

interface Ticket<Job, Answer, Progress> extends JobEvents<Progress> {
  readonly id: number;
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs heavy jobs one at a time in a worker thread with bounded memory, time and queue. The thread
 * starts with the first job and ends after `idleMs` without one. A job that hangs or crashes fails
 * alone.
 */
export class JobThread<Job, Answer, Progress> {
  private readonly queue: Ticket<Job, Answer, Progress>[] = [];
  private current: Ticket<Job, Answer, Progress> | null = null;
  private worker: Worker | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  private count = 0;

  constructor(private readonly options: ThreadOptions) {}

  /** Throws JobQueueFull; the answer rejects with the job's error or JobStopped. */
  run(job: Job, events: JobEvents<Progress> = {}): RunningJob<Answer> {
    if (!this.hasRoom) throw new JobQueueFull();
    const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
    this.count += 1;
    const ticket = { ...events, id: this.count, job, resolve, reject };
    this.queue.push(ticket);
    this.startNext();
    return { answer, cancel: () => this.cancel(ticket) };
  }

  /** Whether another job can run or wait. */
  get hasRoom(): boolean {
    return this.current === null || this.queue.length < this.options.waiting;
  }

  get load(): { readonly running: number; readonly waiting: number } {
    return { running: this.current ? 1 : 0, waiting: this.queue.length };
  }

  /** Ends the thread and every running or waiting job. */
  async close(): Promise<void> {
    const waiting = this.queue.splice(0);
    for (const { reject } of waiting) reject(new JobStopped('closed'));
    await this.stopCurrent('closed');
    clearTimeout(this.timer);
    await this.worker?.terminate();
    this.worker = null;
  }

  private startNext(): void {
    if (this.current || this.isStopping) return;
    clearTimeout(this.timer);
    const next = this.queue.shift();
    if (!next) {
      this.timer = setTimeout(() => this.dismiss(), this.options.idleMs).unref();
      return;
    }
    this.current = next;
    this.worker ??= this.open();
    this.timer = setTimeout(() => void this.stopCurrent('time'), this.options.runMs).unref();
    next.onStart?.();
    const message: ToThread<Job> = { id: next.id, job: next.job };
    this.worker.postMessage(message, next.transfer);
  }

  private open(): Worker {
    const { entry, data, heapMb } = this.options;
    const resourceLimits = { maxOldGenerationSizeMb: heapMb };
    const worker = new Worker(entry, { workerData: data, resourceLimits });
    worker.unref();
    worker.on('message', (message: FromThread<Answer, Progress>) => this.hear(message));
    const lost = (error?: unknown) => {
      if (this.worker !== worker) return;
      this.worker = null;
      const reason = isOutOfMemory(error) ? 'memory' : 'died';
      this.finish((ticket) => ticket.reject(new JobStopped(reason, { cause: error })));
    };
    worker.once('error', lost);
    worker.once('exit', () => lost());
    return worker;
  }

  private dismiss(): void {
    const { worker } = this;
    this.worker = null;
    void worker?.terminate();
  }

  private hear(message: FromThread<Answer, Progress>): void {
    if (this.isStopping || message.id !== this.current?.id) return;
    if ('progress' in message) this.current.onProgress?.(message.progress);
    else if ('answer' in message) this.finish(({ resolve }) => resolve(message.answer));
    else this.finish(({ reject }) => reject(errorOf(message.failure)));
  }

  private finish(settle: (ticket: Ticket<Job, Answer, Progress>) => void): void {
    const ticket = this.current;
    this.current = null;
    clearTimeout(this.timer);
    if (ticket) settle(ticket);
    this.startNext();
  }

  private cancel(ticket: Ticket<Job, Answer, Progress>): void {
    const at = this.queue.indexOf(ticket);
    if (at >= 0) {
      this.queue.splice(at, 1);
      ticket.reject(new JobStopped('cancelled'));
    } else if (this.current === ticket) void this.stopCurrent('cancelled');
  }

  /** Settles the job only after the thread has ended, so that it can commit nothing afterwards. */
  private async stopCurrent(reason: StopReason): Promise<void> {
    const { worker, current } = this;
    if (!current || this.isStopping) return;
    this.isStopping = true;
    this.worker = null;
    await worker?.terminate();
    this.isStopping = false;
    this.finish(({ reject }) => reject(new JobStopped(reason)));
  }
}
