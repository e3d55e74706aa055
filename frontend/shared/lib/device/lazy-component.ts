import { type ComponentType, lazy } from 'react';

/** Resolves when the device is online again; failed style sheets are requested again. */
function backOnLine(): Promise<void> {
  return new Promise((resolve) => {
    const back = () => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
        if (!link.sheet) link.replaceWith(link.cloneNode());
      }
      resolve();
    };
    addEventListener('online', back, { once: true });
  });
}

/** Loads until it succeeds: after a failure waits for `again` and retries. */
export async function untilFetched<T>(load: () => Promise<T>, again = backOnLine): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the page did not come', error);
      await again();
    }
  }
}

/**
 * An optional component loaded after the first paint: while its code fails to load nothing is
 * rendered, instead of crashing the page.
 */
export function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => untilFetched(load));
}
