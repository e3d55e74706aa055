import { type FetchFailure, useFetchFailure } from '@frontend/shared/lib/device/fetch-failure';
import { useEffect } from 'react';

const RELOADED_KEY = 'reloaded-for-release';
const AGAIN_AFTER_MS = 60_000;

/** What is open over the page may hold typed text. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** At most once a minute, in case the server keeps answering with another release. */
function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (Date.now() - last < AGAIN_AFTER_MS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch (error) {
    console.warn('The page is not reloaded by itself without storage', error);
    return;
  }
  location.reload();
}

/**
 * Why the awaited code is late; null: it is being fetched. Code that a new release has removed from the
 * server is fetched by loading the page again.
 */
export function useLateCode(): FetchFailure | null {
  const failure = useFetchFailure();
  useEffect(() => {
    if (failure === 'release' && !isDialogOpen()) reloadOnce();
  }, [failure]);
  return failure;
}
