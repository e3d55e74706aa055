import { Mutex } from '@backend/store/engine/mutex';
import type { Store } from '@backend/store/open-store';

/** As long as a statement may wait for a row lock. Milliseconds. */
const PATIENCE_MS = 5000;

/** A write that will lock a car. */
interface CarWrite<T> {
  readonly carId: number;
  /** Equal for writes that would be refused for the same reason. */
  readonly wish: string;
  /** Why the write would be refused now, read without a lock; null: it may succeed. */
  readonly foresee: () => Promise<Error | null>;
  /** Whether the foreseen refusal holds for this very write; else it runs after all. */
  readonly isRefused: () => Promise<boolean>;
  readonly run: () => Promise<T>;
}

interface Foreseen {
  /** The number of arrivals when it began. */
  readonly at: number;
  readonly refusal: Promise<Error | null>;
}

interface Queue {
  readonly mutex: Mutex;
  /** The one whose turn it is, and those that wait. */
  jobs: number;
  arrivals: number;
  /** By wish. */
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

/** What was read since the write came is true for it too, so a crowd is refused by one reading. */
function foresee(queue: Queue, came: number, write: CarWrite<unknown>): Promise<Error | null> {
  const known = queue.foreseen.get(write.wish);
  if (known && known.at >= came) return known.refusal;
  const refusal = write.foresee();
  queue.foreseen.set(write.wish, { at: queue.arrivals, refusal });
  refusal.catch(() => queue.foreseen.delete(write.wish));
  return refusal;
}

/**
 * The writes of one process, each in its turn for its car, before it takes a connection: the crowd
 * for one car would otherwise hold all of the pool, waiting for its row. The lock of the row keeps
 * the order among processes.
 */
export class CarTurns {
  private readonly cars = new Map<number, Queue>();

  /** Throws StoreBusyError after too long a wait, and what was foreseen. */
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

/** On SQLite writers have one queue already, and a statement waits for nobody. */
export function inCarTurn<T>(store: Store, write: CarWrite<T>): Promise<T> {
  if (store.engine === 'sqlite') return write.run();
  const ours = turns.get(store) ?? new CarTurns();
  turns.set(store, ours);
  return ours.run(write);
}
