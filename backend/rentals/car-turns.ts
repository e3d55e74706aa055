import { Mutex } from '@backend/store/engine/mutex';
import type { Store } from '@backend/store/open-store';

/** As long as a statement may wait for a row lock. Milliseconds. */
const PATIENCE_MS = 5000;

interface Queue {
  readonly mutex: Mutex;
  /** The one whose turn it is, and those that wait. */
  jobs: number;
}

const queues = new WeakMap<Store, Map<number, Queue>>();

/**
 * Runs a write that will lock a car in its turn among the writes of this process, before it takes a
 * connection: the crowd for one car would otherwise hold all of the pool, waiting for its row. The
 * lock of the row keeps the order among processes. Throws StoreBusyError.
 */
export async function inCarTurn<T>(
  store: Store,
  carId: number,
  write: () => Promise<T>,
): Promise<T> {
  // On SQLite writers have one queue already.
  if (store.engine === 'sqlite') return write();
  const cars = queues.get(store) ?? new Map<number, Queue>();
  queues.set(store, cars);
  const queue = cars.get(carId) ?? { mutex: new Mutex(PATIENCE_MS), jobs: 0 };
  cars.set(carId, queue);
  queue.jobs += 1;
  try {
    await queue.mutex.enter();
    try {
      return await write();
    } finally {
      queue.mutex.leave();
    }
  } finally {
    queue.jobs -= 1;
    if (queue.jobs === 0) cars.delete(carId);
  }
}
