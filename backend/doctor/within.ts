import { setTimeout as pause } from 'node:timers/promises';

/** The job did not end in time; it may go on. */
export interface Late {
  readonly afterMs: number;
}

/** The answer of a job, or that it is late. */
export async function within<T>(limitMs: number, job: () => Promise<T>): Promise<T | Late> {
  const ended = new AbortController();
  const late = pause<Late>(limitMs, { afterMs: limitMs }, { signal: ended.signal });
  late.catch(() => undefined);
  try {
    return await Promise.race([job(), late]);
  } finally {
    ended.abort();
  }
}
