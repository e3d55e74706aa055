import {
  needsReload,
  retryFetches,
  useFetchFailure,
} from '@frontend/shared/lib/device/fetch-failure';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { LATE_TEXTS } from '@schema/texts/shell/late';
import { KIT_TEXTS, SHELL_TEXTS } from '@schema/texts/shell/shell';
import { useEffect } from 'react';

/**
 * In place of a dialog whose code is being fetched: a notice once that fails. A reload is only offered: the
 * page may hold typed text.
 */
export function LateDialog() {
  const failure = useFetchFailure();
  useEffect(() => {
    if (!failure) return;
    const action = needsReload(failure)
      ? { title: SHELL_TEXTS.crashedAction, run: () => location.reload() }
      : { title: KIT_TEXTS.retry, run: retryFetches };
    return showToast('info', LATE_TEXTS.dialog[failure], action);
  }, [failure]);
  return null;
}
