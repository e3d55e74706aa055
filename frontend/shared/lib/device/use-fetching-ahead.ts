import { useEffect } from 'react';
import { useFirstScreenShown } from './first-screen';

/** After the first screen is shown, ms. */
const FETCH_AHEAD_MS = 1500;

/** Reported by Chromium only, so that TypeScript's list does not have it. */
type Reporting = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** The device asks pages to transfer less. */
const savesData = () => (navigator as Reporting).connection?.saveData === true;

/** Fetches what may be opened next: a while after the first screen or at the first touch; never with a data saver. */
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
