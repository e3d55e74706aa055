import type { Refusal } from '@backend/domain/refusal';

interface FairLimits {
  /** Concurrent jobs of all keys. */
  readonly atOnce: number;
  /** Concurrent jobs of one key. */
  readonly ofOne: number;
  /** Waiting jobs of all keys. */
  readonly waiting: number;
  /** Waiting jobs of one key. */
  readonly waitingOfOne: number;
  readonly refusal: () => Refusal;
  readonly refusalOfOne: () => Refusal;
}

/**
 * Limits concurrent jobs, in all and for each key. Keys are served in turn and the jobs of one key
 * in order, so that a user with many jobs delays only their own.
 */
export class FairGate {
  private running = 0;
  private waiting = 0;
  private readonly runningOf = new Map<string, number>();
  /** Waiting jobs; the last served key is at the end. */
  private readonly queues = new Map<string, Set<() => void>>();

  constructor(private readonly limits: FairLimits) {}

  /** Undefined: aborted while waiting. */
  async run<T>(key: string, job: () => Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
    if (signal?.aborted) return undefined;
    if (this.hasRoom(key) && !this.queues.has(key)) this.enter(key);
    else if (!(await this.turn(key, signal))) return undefined;
    try {
      return await job();
    } finally {
      this.leave(key);
    }
  }

  private hasRoom(key: string): boolean {
    const { atOnce, ofOne } = this.limits;
    return this.running < atOnce && (this.runningOf.get(key) ?? 0) < ofOne;
  }

  private enter(key: string): void {
    this.running += 1;
    this.runningOf.set(key, (this.runningOf.get(key) ?? 0) + 1);
  }

  private leave(key: string): void {
    this.running -= 1;
    const left = (this.runningOf.get(key) ?? 1) - 1;
    if (left > 0) this.runningOf.set(key, left);
    else this.runningOf.delete(key);
    this.serveNext();
  }

  /** Waits for a slot; false: aborted. */
  private turn(key: string, signal?: AbortSignal): Promise<boolean> {
    const { waiting, waitingOfOne, refusal, refusalOfOne } = this.limits;
    const queue = this.queues.get(key) ?? new Set();
    if (queue.size >= waitingOfOne) throw refusalOfOne();
    if (this.waiting >= waiting) throw refusal();
    return new Promise((resolve) => {
      const begin = () => {
        signal?.removeEventListener('abort', give);
        this.remove(key, begin);
        this.enter(key);
        resolve(true);
      };
      const give = () => {
        this.remove(key, begin);
        resolve(false);
      };
      signal?.addEventListener('abort', give, { once: true });
      this.queues.set(key, queue.add(begin));
      this.waiting += 1;
    });
  }

  private remove(key: string, begin: () => void): void {
    const queue = this.queues.get(key);
    if (!queue?.delete(begin)) return;
    this.waiting -= 1;
    this.queues.delete(key);
    if (queue.size > 0) this.queues.set(key, queue);
  }

  private serveNext(): void {
    for (const [key, [next]] of this.queues) {
      if (!next || !this.hasRoom(key)) continue;
      next();
      return;
    }
  }
}
