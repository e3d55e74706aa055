import { showToast } from '@frontend/shared/ui/toasts';
import { BOARD_TEXTS } from '@schema/texts/board';
import { useEffect, useState } from 'react';

/** Code that comes within this is not worth a notice, ms. */
const GLANCE_MS = 400;

/** Says on the screen that keys wait for the code that moves events, for as long as they do. */
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
