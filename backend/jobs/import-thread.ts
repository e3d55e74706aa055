import type { ImportAnswer, ImportOrder } from '@backend/domain/import/import-job';
import type { StoreOptions } from '@backend/store/open-store';
import type { ImportProgress } from '@schema/import';
import { JobThread, type RunningJob } from './job-thread';

/** A job of this process that has not ended. */
export interface LiveImportJob {
  readonly running: RunningJob<ImportAnswer>;
  /** Null: it waits for others. */
  readonly progress: ImportProgress | null;
  /** Resolves when its end is kept in the database. */
  readonly kept: Promise<void>;
}

/** The imports of this process. */
export interface Imports {
  /** Files are read, judged and written there. */
  readonly thread: JobThread<ImportOrder, ImportAnswer, ImportProgress>;
  /** By the number of the job. */
  readonly live: Map<number, LiveImportJob>;
  /** Ends every job and keeps that it ended. */
  close(): Promise<void>;
}

/** One transaction at a time, and a read beside it. */
const CONNECTIONS = 2;

/** A book of 64 MB unpacked takes half of the memory; the largest legal import a fifth of the time. */
const LIMITS = { heapMb: 1024, runMs: 60_000, waiting: 3, idleMs: 300_000 } as const;

/** `entry`: the built `import-worker`; `store`: where it finds the database. */
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
