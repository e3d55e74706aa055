import type { PaperAnswer, PaperOrder } from '@backend/papers/paper-job';
import { Mutex } from '@backend/store/engine/mutex';
import { JobProcess, JobStopped } from './job-process';

export interface Papers {
  /** Documents of this server are issued one at a time. */
  readonly issuing: Mutex;
  /**
   * Inspects or fills a template. A template that exceeds time or memory is refused as too complex.
   * Throws JobQueueFull, and JobStopped for a process that died or was closed.
   */
  run(order: PaperOrder): Promise<PaperAnswer>;
  readonly load: JobProcess<PaperOrder, PaperAnswer, never>['load'];
  close(): Promise<void>;
}

/** A template of 30 MB unpacked takes a third of it. */
const HEAP_MB = 512;
const LIMITS = { runMs: 10_000, waiting: 250, idleMs: 300_000 } as const;

/** The built `paper-worker`. */
export interface PaperWorker {
  readonly entry: string;
  readonly heapMb?: number;
  /** Time limit of one template. Milliseconds. */
  readonly runMs?: number;
}

/** A hundred documents may wait for their number. Milliseconds. */
const ISSUING_MS = 25_000;

const isExceeded = (error: unknown) =>
  error instanceof JobStopped && (error.reason === 'time' || error.reason === 'memory');

export function createPapers({
  entry,
  heapMb = HEAP_MB,
  runMs = LIMITS.runMs,
}: PaperWorker): Papers {
  const jobs = new JobProcess<PaperOrder, PaperAnswer, never>({
    entry,
    data: null,
    ...LIMITS,
    runMs,
    heapMb,
  });
  return {
    issuing: new Mutex(ISSUING_MS),
    async run(order) {
      try {
        return await jobs.run(order).answer;
      } catch (error) {
        if (isExceeded(error)) return { refusal: { reason: 'tooComplex' } };
        throw error;
      }
    },
    get load() {
      return jobs.load;
    },
    close: () => jobs.close(),
  };
}
