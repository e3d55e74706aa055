import type { ChildProcess } from 'node:child_process';
import { errorOf, type FailureMessage } from './failure-message';
import { type ChildOptions, endChild, openChild } from './job-child';

/** Initial data of the process, sent before the jobs. */
export type ToProcess<Data, Job> =
  | { readonly data: Data }
  | { readonly id: number; readonly job: Job };

export type FromProcess<Answer, Progress> = { readonly id: number } & (
  | { readonly answer: Answer }
  | { readonly progress: Progress }
  | { readonly failure: FailureMessage }
);

export type StopReason = 'time' | 'memory' | 'died' | 'cancelled' | 'closed';

/** The job was stopped; its open transaction, if any, is rolled back. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';

  constructor(
    readonly reason: StopReason,
    options?: ErrorOptions,
  ) {
    super(`the job was stopped: ${reason}`, options);
  }
}

export class JobQueueFull extends Error {
  override readonly name = 'JobQueueFull';
}

export interface ProcessOptions extends ChildOptions {
  /** Settings for opening the process's resources before its first job. */
  readonly data: unknown;
  /** Time limit of one job. Milliseconds. */
  readonly runMs: number;
  /** Limit of jobs waiting behind the running one. */
  readonly waiting: number;
  /** Lifetime of an idle process. Milliseconds. */
  readonly idleMs: number;
}

export interface JobEvents<Progress> {
  readonly onStart?: () => void;
  readonly onProgress?: (progress: Progress) => void;
}

export interface RunningJob<Answer> {
  readonly answer: Promise<Answer>;
  /** Stops a waiting or running job; no effect on a finished one. */
  cancel(): void;
}

interface Ticket<Job, Answer, Progress> extends JobEvents<Progress> {
  readonly id: number;
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Runs heavy jobs one at a time in a process with bounded memory, time and queue. The process
 * starts with the first job and ends after `idleMs` without one. A job that hangs, crashes or
 * exceeds the memory limit fails alone.
 */
export class JobProcess<Job, Answer, Progress> {
  private readonly queue: Ticket<Job, Answer, Progress>[] = [];
  private current: Ticket<Job, Answer, Progress> | null = null;
  private child: ChildProcess | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;
  private count = 0;

  constructor(private readonly options: ProcessOptions) {}

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

  /** Ends the process and every running or waiting job. */
  async close(): Promise<void> {
    const waiting = this.queue.splice(0);
    for (const { reject } of waiting) reject(new JobStopped('closed'));
    await this.stopCurrent('closed');
    clearTimeout(this.timer);
    const { child } = this;
    this.child = null;
    if (child) await endChild(child);
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
    if (!this.child?.connected) this.child = this.open();
    this.timer = setTimeout(() => void this.stopCurrent('time'), this.options.runMs).unref();
    next.onStart?.();
    this.send(this.child, { id: next.id, job: next.job });
  }

  /** An undelivered message is detected by the end of the process. */
  private send(child: ChildProcess, message: ToProcess<unknown, Job>): void {
    child.send(message, () => undefined);
  }

  private open(): ChildProcess {
    const child = openChild(this.options, {
      // The protocol of serveJobs.
      onMessage: (message) => this.receive(message as FromProcess<Answer, Progress>),
      onEnd: (reason, cause) => {
        if (this.child !== child) return;
        this.child = null;
        this.finish((ticket) => ticket.reject(new JobStopped(reason, { cause })));
      },
    });
    this.send(child, { data: this.options.data });
    return child;
  }

  private dismiss(): void {
    const { child } = this;
    this.child = null;
    child?.kill('SIGKILL');
  }

  private receive(message: FromProcess<Answer, Progress>): void {
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

  /** Settles the job only after the process has ended, so that it can commit nothing afterwards. */
  private async stopCurrent(reason: StopReason): Promise<void> {
    const { child, current } = this;
    if (!current || this.isStopping) return;
    this.isStopping = true;
    this.child = null;
    if (child) await endChild(child);
    this.isStopping = false;
    this.finish(({ reject }) => reject(new JobStopped(reason)));
  }
}
