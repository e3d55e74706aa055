import type { Refusal } from '@backend/domain/refusal';

/** Releases a slot; further calls have no effect. */
type Release = () => void;

/** Limits concurrent uses, separately for each key. */
export class Slots {
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly limit: number,
    private readonly refusal: () => Refusal,
  ) {}

  /** Refuses when all slots of the key are occupied. */
  take(key: string): Release {
    const count = this.taken.get(key) ?? 0;
    if (count >= this.limit) throw this.refusal();
    this.taken.set(key, count + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.taken.get(key) ?? 1) - 1;
      if (left > 0) this.taken.set(key, left);
      else this.taken.delete(key);
    };
  }

  /** Runs a job in a slot of the key. */
  async run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const release = this.take(key);
    try {
      return await job();
    } finally {
      release();
    }
  }
}
