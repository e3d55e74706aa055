import { type ComponentType, createElement, lazy, useState } from 'react';
import { failureNow, forgetFailure, onRetry, reportFailure } from './fetch-failure';

/** Pause before a failed part is requested again, ms: doubles up to the longest. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

/** Reloads failed style sheets. */
function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}

/** Resolves when the device reports a network, on request, or after the pause of this attempt. */
function networkOrPause(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const resume = () => {
      clearTimeout(timer);
      removeEventListener('online', resume);
      stopListening();
      reloadStyles();
      resolve();
    };
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
    const timer = setTimeout(resume, pause);
    addEventListener('online', resume);
    const stopListening = onRetry(resume);
  });
}

/** Loads until it succeeds; after the failure number `attempt`, from 0, waits for `again`. */
export async function untilFetched<T>(
  load: () => Promise<T>,
  again: (attempt: number) => Promise<void> = networkOrPause,
): Promise<T> {
  const part = Symbol();
  let isMissing = true;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const loaded = await load();
      isMissing = false;
      forgetFailure(part);
      return loaded;
    } catch (error) {
      console.warn('A part of the page failed to load', error);
      void failureNow(attempt).then((failure) => {
        if (isMissing) reportFailure(part, failure);
      });
      await again(attempt);
    }
  }
}

/**
 * A component that suspends until its code has been fetched. A failure does not crash the page: it
 * is reported by `useFetchFailure`, and the code is requested again. `preload` fetches the code
 * before it is rendered; its failure is ignored, as it recurs on rendering. Code that is already
 * loaded renders at once: after a fallback, however short, React delays the content by 300 ms.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Fetched = lazy(() => untilFetched(fetchPart));
  const Part = (props: Props) => {
    // Constant per mounted component: a change of type would mount it again.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Fetched);
    return createElement(Shown, props);
  };
  const preload = async () => {
    await fetchPart().catch(() => undefined);
  };
  return Object.assign(Part, { preload });
}
