import { useEffect, useState } from 'react';

/** Delay after the first paint, ms. */
const SOON_MS = 700;

/** True shortly after mount, or immediately on the first pointer or key event. */
export function useSoon(): boolean {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    if (isSoon) return;
    const come = () => setSoon(true);
    const timer = setTimeout(come, SOON_MS);
    addEventListener('pointerdown', come, { once: true });
    addEventListener('keydown', come, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', come);
      removeEventListener('keydown', come);
    };
  }, [isSoon]);
  return isSoon;
}
