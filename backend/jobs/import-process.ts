import type { ImportAnswer, ImportOrder, UndoOrder } from '@backend/domain/import/import-job';
import type { StoreOptions } from '@backend/store/open-store';
import type { ImportProgress } from '@schema/import';
import { JobProcess, type RunningJob } from './job-process';

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
  readonly process: JobProcess<ImportOrder | UndoOrder, ImportAnswer, ImportProgress>;
  /** By job id. */
  readonly live: Map<number, LiveImportJob>;
  /** Stops every job and stores this outcome. */
  close(): Promise<void>;
}

/** One write transaction at a time, and a concurrent read. */
const CONNECTIONS = 2;

/** A 64 MB unpacked workbook takes half of it. */
const HEAP_MB = 1024;
/** The largest allowed import takes a fifth of this time. */
const LIMITS = { runMs: 60_000, waiting: 3, idleMs: 300_000 } as const;

/** The built `import-worker`, with its database settings. */
export interface ImportWorker {
  readonly entry: string;
  readonly store: StoreOptions;
  readonly heapMb?: number;
}

export function createImports({ entry, store, heapMb = HEAP_MB }: ImportWorker): Imports {
  const data: StoreOptions = { ...store, connections: CONNECTIONS };
  const jobs: Imports['process'] = new JobProcess({ entry, data, ...LIMITS, heapMb });
  const live: Imports['live'] = new Map();
  return {
    process: jobs,
    live,
    async close() {
      const ending = [...live.values()].map(({ kept }) => kept);
      await jobs.close();
      await Promise.all(ending);
    },
  };
}
