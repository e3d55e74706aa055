import {
  type FetchFailure,
  needsReload,
  useFetchFailure,
} from '@frontend/shared/lib/device/fetch-failure';
import { useEffect } from 'react';

const RELOADED_KEY = 'reloaded-for-code';
const AGAIN_AFTER_MS = 60_000;

/** What is open over the page may hold typed text. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** At most once a minute, in case that does not help. */
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
 * Why the awaited code is late; null: it is being fetched. What needs a reload gets one, if no
 * dialog is open.
 */
export function useLateCode(): FetchFailure | null {
  const failure = useFetchFailure();
  useEffect(() => {
    if (failure && needsReload(failure) && !isDialogOpen()) reloadOnce();
  }, [failure]);
  return failure;
}
