import { type ComponentType, lazy } from 'react';

/** Pause before a failed part is requested again, ms: doubles up to the longest. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

/** Loads the style sheets again that failed. */
function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}

/** Resolves when the device reports a network again, or after the pause of this attempt. */
function networkOrPause(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const resume = () => {
      clearTimeout(timer);
      removeEventListener('online', resume);
      reloadStyles();
      resolve();
    };
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
    const timer = setTimeout(resume, pause);
    addEventListener('online', resume);
  });
}

/** Loads until it succeeds; after the failure number `attempt`, from 0, it waits for `again`. */
export async function untilFetched<T>(
  load: () => Promise<T>,
  again: (attempt: number) => Promise<void> = networkOrPause,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the page failed to load', error);
      await again(attempt);
    }
  }
}

/**
 * A component that is loaded after the first paint and that the page can do without: it renders nothing
 * until its code has been fetched, and a failure does not take the page down.
 */
export function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => untilFetched(load));
}
