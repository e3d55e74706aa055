import type { Refusal } from '@backend/domain/refusal';

export interface GateLimits {
  /** Jobs that run at a time. */
  readonly atOnce: number;
  /** Jobs that wait for their turn. */
  readonly waiting: number;
  readonly refusal: () => Refusal;
}

/** Lets so many jobs run at a time and so many wait, in order; refuses the rest. */
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
      // The place passes to the next in line, so nobody who comes later overtakes it.
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
