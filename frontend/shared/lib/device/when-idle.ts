/** Maximum wait for an idle moment, ms. */
const LATEST_MS = 1200;

/** Runs when the page is idle; returns a disposer. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, LATEST_MS / 4);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
