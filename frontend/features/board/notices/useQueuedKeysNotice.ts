import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import { useEffect, useState } from 'react';

/** Loading time below which no notice is shown, ms. */
const NOTICE_AFTER_MS = 400;

/** Shows a toast while keys are queued for the drag code. */
export function useQueuedKeysNotice(): (isWaiting: boolean) => void {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    let close = () => {};
    const timer = setTimeout(() => {
      close = showToast('info', BOARD_TEXTS.dragLoading);
    }, NOTICE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [isWaiting]);
  return setWaiting;
}
