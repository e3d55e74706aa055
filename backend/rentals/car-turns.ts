import { Mutex } from '@backend/store/engine/mutex';
import type { Store } from '@backend/store/open-store';

/** Timeout of a statement that waits for a row lock. Milliseconds. */
const PATIENCE_MS = 5000;

/** A write that will lock a car. */
interface CarWrite<T> {
  readonly carId: number;
  /** Equal for writes with the same reason of refusal. */
  readonly wish: string;
  /** The expected refusal, read without a lock; null: the write may succeed. */
  readonly foresee: () => Promise<Error | null>;
  /** Whether the expected refusal applies to this write; otherwise it runs. */
  readonly isRefused: () => Promise<boolean>;
  readonly run: () => Promise<T>;
}

interface Foreseen {
  /** Number of arrivals at the start of the read. */
  readonly at: number;
  readonly refusal: Promise<Error | null>;
}

interface Queue {
  readonly mutex: Mutex;
  /** The current write and the queue. */
  jobs: number;
  arrivals: number;
  /** By key of the write. */
  readonly foreseen: Map<string, Foreseen>;
}

async function inTurn<T>({ mutex }: Queue, job: () => Promise<T>): Promise<T> {
  await mutex.enter();
  try {
    return await job();
  } finally {
    mutex.leave();
  }
}

/**
 * A read started after the write arrived is valid for it too, so one read refuses all concurrent
 * writes.
 */
function foresee(queue: Queue, came: number, write: CarWrite<unknown>): Promise<Error | null> {
  const known = queue.foreseen.get(write.wish);
  if (known && known.at >= came) return known.refusal;
  const refusal = write.foresee();
  queue.foreseen.set(write.wish, { at: queue.arrivals, refusal });
  refusal.catch(() => queue.foreseen.delete(write.wish));
  return refusal;
}

/**
 * Queue of writes per car in one process, entered before taking a connection: otherwise concurrent
 * writes for one car would hold the whole pool while waiting for its row. The row lock keeps the
 * order among processes.
 */
export class CarTurns {
  private readonly cars = new Map<number, Queue>();

  /** Throws StoreBusyError after the timeout, and the expected refusal. */
  async run<T>(write: CarWrite<T>): Promise<T> {
    const { carId } = write;
    const queue = this.cars.get(carId) ?? {
      mutex: new Mutex(PATIENCE_MS),
      jobs: 0,
      arrivals: 0,
      foreseen: new Map(),
    };
    this.cars.set(carId, queue);
    queue.jobs += 1;
    try {
      return queue.jobs === 1
        ? await inTurn(queue, write.run)
        : await this.afterOthers(queue, write);
    } finally {
      queue.jobs -= 1;
      if (queue.jobs === 0) this.cars.delete(carId);
    }
  }

  private async afterOthers<T>(queue: Queue, write: CarWrite<T>): Promise<T> {
    queue.arrivals += 1;
    const came = queue.arrivals;
    const outcome = await inTurn<{ refusal: Error } | { answer: T }>(queue, async () => {
      const refusal = await foresee(queue, came, write);
      return refusal ? { refusal } : { answer: await write.run() };
    });
    if ('answer' in outcome) return outcome.answer;
    if (await write.isRefused()) throw outcome.refusal;
    return inTurn(queue, write.run);
  }
}

const turns = new WeakMap<Store, CarTurns>();

/** On SQLite writers have one queue already, and statements do not wait. */
export function inCarTurn<T>(store: Store, write: CarWrite<T>): Promise<T> {
  if (store.engine === 'sqlite') return write.run();
  const ours = turns.get(store) ?? new CarTurns();
  turns.set(store, ours);
  return ours.run(write);
}
