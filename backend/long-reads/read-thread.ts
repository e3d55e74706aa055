import { randomUUID } from 'node:crypto';
import { HEAVY_REQUEST_LIMITS } from '@backend/bounds/bounds';
import { StreamThread } from '@backend/jobs/stream-thread';
import { StreamThreads } from '@backend/jobs/stream-threads';
import type { Config } from '@backend/settings/config';
import type { StoreOptions } from '@backend/store/open-store';

/**
 * A board of a year of 5,000 cars takes a quarter of the heap. A cancelled read ends between two
 * root fields; one statement of the largest company takes about a second.
 */
const LIMITS = { heapMb: 2048, startMs: 2000, idleMs: 300_000, stopMs: 2000 } as const;
/** PostgreSQL connections; on SQLite the thread has one. */
const CONNECTIONS = 4;

/** `workerData` of the thread. */
export interface ReadWorkerData {
  readonly store: StoreOptions;
  readonly config: Config;
}

interface ReadDatabase {
  readonly options: StoreOptions;
  /** Cancels the statements of all connections with this name. */
  cancelStatements(name: string): Promise<void>;
}

/** `entry`: the built `read-worker`; it opens the same database. */
export function openReadThreads<Order, Head>(
  entry: string,
  { options, cancelStatements }: ReadDatabase,
  config: Config,
): StreamThreads<Order, Head> {
  const open = () => {
    const name = `reads-${randomUUID()}`;
    const data: ReadWorkerData = { store: { ...options, connections: CONNECTIONS, name }, config };
    const onStopped = () => cancelStatements(name);
    return new StreamThread<Order, Head>({ entry, data, ...LIMITS, onStopped });
  };
  return new StreamThreads(Array.from({ length: HEAVY_REQUEST_LIMITS.atOnce }, open));
}
