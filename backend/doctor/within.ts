import { setTimeout as pause } from 'node:timers/promises';

/** The job timed out; it may still be running. */
export interface Late {
  readonly afterMs: number;
}

/** The result of a job, or `Late` after a timeout. */
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
