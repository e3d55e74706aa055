const NAME = 'handover-queue';

/** Longer than the timeout of an upload, ms. */
const LONGEST_WAIT_MS = 150_000;

/**
 * Runs while no other tab of the browser does. A tab that holds the lock may be frozen, so the wait
 * is limited: sending an item twice is harmless.
 */
export async function inOneTab<T>(run: () => Promise<T>): Promise<T> {
  // Undefined over plain HTTP.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return run();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT_MS);
  try {
    return await locks.request(NAME, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return run();
    });
  } catch (error) {
    if (!waiting.signal.aborted) throw error;
    return run();
  } finally {
    clearTimeout(timer);
  }
}
