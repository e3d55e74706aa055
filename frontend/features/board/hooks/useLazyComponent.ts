import { useEffect, useEffectEvent, useState } from 'react';

/** Loads when the page is idle, ms at the latest. */
const LATEST_MS = 1200;

function whenIdle(run: () => void): () => void {
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
  const [component, setComponent] = useState<{ readonly value: T } | null>(null);
  const failed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    let isUnmounted = false;
    const fetchComponent = () => {
      load().then(
        ({ default: value }) => {
          if (!isUnmounted) setComponent({ value });
        },
        (error: unknown) => {
          console.warn('Board: a part of it did not load', error);
          failed();
        },
      );
    };
    if (isUrgent) fetchComponent();
    const stop = isUrgent ? () => {} : whenIdle(fetchComponent);
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [load, isUrgent]);
  return component?.value ?? null;
}
