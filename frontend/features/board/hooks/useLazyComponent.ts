import { useEffect, useEffectEvent, useState } from 'react';

/** Loads when the page is idle, ms at the latest. */
const LATEST_MS = 1200;

function whenQuiet(run: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, LATEST_MS / 4);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * A component that loads after the first paint: null until it has, and after a failure. `isUrgent`:
 * loads at once.
 */
export function useLazyComponent<T>(
  load: () => Promise<{ default: T }>,
  isUrgent = false,
  onFailed?: () => void,
): T | null {
  const [piece, setPiece] = useState<{ readonly it: T } | null>(null);
  const failed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    let isGone = false;
    const fetchIt = () => {
      load().then(
        ({ default: it }) => {
          if (!isGone) setPiece({ it });
        },
        (error: unknown) => {
          console.warn('Board: a part of it did not load', error);
          failed();
        },
      );
    };
    if (isUrgent) fetchIt();
    const stop = isUrgent ? () => {} : whenQuiet(fetchIt);
    return () => {
      isGone = true;
      stop();
    };
  }, [load, isUrgent]);
  return piece?.it ?? null;
}
