import { useFirstScreenShown } from '@frontend/shared/lib/device/first-screen';
import { useEffect, useState } from 'react';

/** Delay after the first screen is shown, ms. */
const SOON_MS = 700;

/** True shortly after the first screen is shown, or immediately on the first pointer or key event. */
export function useSoon(): boolean {
  const isShown = useFirstScreenShown();
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    if (isSoon) return;
    const come = () => setSoon(true);
    const timer = isShown ? setTimeout(come, SOON_MS) : undefined;
    addEventListener('pointerdown', come, { once: true });
    addEventListener('keydown', come, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', come);
      removeEventListener('keydown', come);
    };
  }, [isSoon, isShown]);
  return isSoon;
}
