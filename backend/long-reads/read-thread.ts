import { StreamThread } from '@backend/jobs/stream-thread';
import type { Config } from '@backend/settings/config';
import type { StoreOptions } from '@backend/store/open-store';

/** A board of a year of 5,000 cars takes a quarter of the heap. */
const LIMITS = { heapMb: 2048, startMs: 2000, idleMs: 300_000 } as const;
/** To PostgreSQL; on SQLite the thread has one. */
const CONNECTIONS = 4;

/** What the thread is started with. */
export interface ReadWorkerData {
  readonly store: StoreOptions;
  readonly config: Config;
}

/** `entry`: the built `read-worker`; it opens the same database. */
export function openReadThread<Order, Head>(
  entry: string,
  options: StoreOptions,
  config: Config,
): StreamThread<Order, Head> {
  const data: ReadWorkerData = { store: { ...options, connections: CONNECTIONS }, config };
  return new StreamThread({ entry, data, ...LIMITS });
}
