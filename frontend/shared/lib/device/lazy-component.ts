import { type ComponentType, lazy } from 'react';

/** Once the device is on line again; styles that did not come are asked for anew. */
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

/** Fetches until it comes: after a failure it waits for `again` and tries once more. */
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
 * A part that comes behind the page's first paint and that the page can do without: while its code
 * cannot be fetched its place stays empty, instead of taking the page down with it.
 */
export function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => untilFetched(load));
}
