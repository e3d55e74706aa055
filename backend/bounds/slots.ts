import type { Refusal } from '@backend/domain/refusal';

/** Gives a slot back; doing it twice is no fault. */
export type Release = () => void;

/** So many of something at a time, for each key on its own. */
export class Slots {
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly limit: number,
    private readonly refusal: () => Refusal,
  ) {}

  /** Refuses when all slots of the key are taken. */
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
