import { isUnauthenticated, refusalOf } from '@frontend/shared/data/requests/refusal';
import { fetchJob, type ImportJob } from './import-request';

/** Polling intervals, ms; short at first, as most files finish quickly. */
const PAUSES = [100, 150, 250, 400, 600];
const LONGEST_PAUSE = 800;
const PAUSE_WITHOUT_CONNECTION = 2_000;

export const isEnded = ({ state }: ImportJob) => state === 'done' || state === 'failed';

/** Whether the job is unavailable: no session, or another user's job. */
export const isLost = (error: unknown) =>
  isUnauthenticated(error) || refusalOf(error)?.code === 'NOT_FOUND';

interface Following {
  readonly onJob: (job: ImportJob) => void;
  readonly onConnection: (isLost: boolean) => void;
  readonly signal: AbortSignal;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Polls a job until it ends and returns it. Retries failures; throws when the job is lost or
 * `signal` aborts.
 */
export async function followJob(first: ImportJob, following: Following): Promise<ImportJob> {
  const { onJob, onConnection, signal } = following;
  let job = first;
  for (let turn = 0; !isEnded(job); turn += 1) {
    onJob(job);
    await pause(PAUSES[turn] ?? LONGEST_PAUSE);
    signal.throwIfAborted();
    try {
      job = await fetchJob(job.id, signal);
      onConnection(false);
    } catch (error) {
      if (signal.aborted || isLost(error)) throw error;
      onConnection(true);
      await pause(PAUSE_WITHOUT_CONNECTION);
    }
  }
  return job;
}
