import { useEffect } from 'react';
import { useFirstScreenShown } from './first-screen';

/** Delay after the first screen is shown, ms. */
const FETCH_AHEAD_MS = 1500;

/** Supported by Chromium only, so TypeScript's types omit it. */
type Reporting = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Whether the device requests reduced data transfer. */
const savesData = () => (navigator as Reporting).connection?.saveData === true;

/**
 * Fetches probable next parts: a while after the first screen or on the first touch; never with a
 * data saver.
 */
export function useFetchingAhead(fetch: () => void): void {
  const isShown = useFirstScreenShown();
  useEffect(() => {
    if (savesData()) return;
    const timer = isShown ? setTimeout(fetch, FETCH_AHEAD_MS) : undefined;
    addEventListener('pointerdown', fetch, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', fetch);
    };
  }, [isShown, fetch]);
}
