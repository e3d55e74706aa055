import type { ImportAnswer, ImportOrder } from '@backend/domain/import/import-job';
import type { StoreOptions } from '@backend/store/open-store';
import type { ImportProgress } from '@schema/import';
import { JobThread, type RunningJob } from './job-thread';

/** An unfinished job of this process. */
interface LiveImportJob {
  readonly running: RunningJob<ImportAnswer>;
  /** Null: waiting in the queue. */
  readonly progress: ImportProgress | null;
  /** Resolves when the outcome is stored in the database. */
  readonly kept: Promise<void>;
}

export interface Imports {
  /** Reads, plans and writes files. */
  readonly thread: JobThread<ImportOrder, ImportAnswer, ImportProgress>;
  /** By job id. */
  readonly live: Map<number, LiveImportJob>;
  /** Ends every job and stores that it ended. */
  close(): Promise<void>;
}

/** One write transaction at a time, and a concurrent read. */
const CONNECTIONS = 2;

/**
 * A 64 MB unpacked workbook takes half of the heap; the largest allowed import a fifth of the time.
 */
const LIMITS = { heapMb: 1024, runMs: 60_000, waiting: 3, idleMs: 300_000 } as const;

/** `entry`: the built `import-worker`; `store`: database options for the thread. */
export function createImports(entry: string, store: StoreOptions): Imports {
  const data: StoreOptions = { ...store, connections: CONNECTIONS };
  const thread: Imports['thread'] = new JobThread({ entry, data, ...LIMITS });
  const live: Imports['live'] = new Map();
  return {
    thread,
    live,
    async close() {
      const ending = [...live.values()].map(({ kept }) => kept);
      await thread.close();
      await Promise.all(ending);
    },
  };
}
