import { showToast } from '@frontend/shared/ui/toasts';
import { BOARD_TEXTS } from '@schema/texts/board';
import { useEffect, useState } from 'react';

/** Code that loads within this time needs no notice, ms. */
const GLANCE_MS = 400;

/** Shows a toast while keys wait for the drag code to load. */
export function useQueuedKeysNotice(): (isWaiting: boolean) => void {
  const [isWaiting, tell] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    let close = () => {};
    const timer = setTimeout(() => {
      close = showToast('info', BOARD_TEXTS.dragLoading);
    }, GLANCE_MS);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [isWaiting]);
  return tell;
}
