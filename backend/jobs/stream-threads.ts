import type { JobStream, StreamThread } from './stream-thread';

/**
 * Several threads. A job has exclusive use of a thread until its head, and is sent to the one with
 * the fewest unfinished answers. The caller sends at most one job per thread at once.
 */
export class StreamThreads<Job, Head> {
  private readonly busy = new Set<StreamThread<Job, Head>>();

  constructor(private readonly threads: readonly StreamThread<Job, Head>[]) {}

  /** Null: the thread has not started in time, or the caller stopped waiting. */
  async run(job: Job, signal?: AbortSignal): Promise<JobStream<Head> | null> {
    const thread = this.quietest();
    if (!thread) return null;
    this.busy.add(thread);
    try {
      const isReady = await thread.isReady(signal);
      return isReady && !signal?.aborted ? await thread.run(job, signal) : null;
    } finally {
      this.busy.delete(thread);
    }
  }

  /** Starts the threads before their first jobs. */
  warm(): void {
    for (const thread of this.threads) thread.warm();
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private quietest(): StreamThread<Job, Head> | undefined {
    const free = this.threads.filter((thread) => !this.busy.has(thread));
    return free.sort((a, b) => a.jobs - b.jobs)[0];
  }
}
