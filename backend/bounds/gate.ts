import type { Refusal } from '@backend/domain/refusal';

interface GateLimits {
  /** Concurrent jobs. */
  readonly atOnce: number;
  /** Waiting jobs. */
  readonly waiting: number;
  readonly refusal: () => Refusal;
}

/** Limits concurrent and waiting jobs, first in first out; refuses the rest. */
export class Gate {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: GateLimits) {}

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await job();
    } finally {
      // Passes the slot to the next in the queue, so that no later caller overtakes it.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.queue.length >= this.limits.waiting) throw this.limits.refusal();
    return new Promise((next) => this.queue.push(next));
  }
}
