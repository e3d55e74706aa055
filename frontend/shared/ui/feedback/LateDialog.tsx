import {
  needsReload,
  retryFetches,
  useFetchFailure,
} from '@frontend/shared/lib/device/fetch-failure';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { LATE_TEXTS } from '@schema/texts/shell/late';
import { KIT_TEXTS, SHELL_TEXTS } from '@schema/texts/shell/shell';
import { useEffect } from 'react';

/** Delay before the notice, ms. */
const SOON_MS = 1000;

/** Shows a notice that the dialog is loading; returns a disposer. */
function announceLoading(): () => void {
  let hide = () => {};
  const timer = setTimeout(() => {
    hide = showToast('info', LATE_TEXTS.dialogLoading);
  }, SOON_MS);
  return () => {
    clearTimeout(timer);
    hide();
  };
}

/**
 * Stands in for a dialog whose code is loading: a notice once that is slow or fails. A reload is
 * only offered: the page may hold typed text.
 */
export function LateDialog() {
  const failure = useFetchFailure();
  useEffect(() => {
    if (!failure) return announceLoading();
    const action = needsReload(failure)
      ? { title: SHELL_TEXTS.crashedAction, run: () => location.reload() }
      : { title: KIT_TEXTS.retry, run: retryFetches };
    return showToast('info', LATE_TEXTS.dialog[failure], action);
  }, [failure]);
  return null;
}
