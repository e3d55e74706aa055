import { useEffect, useState } from 'react';

/** How long the first paint is left alone, ms. */
const SOON_MS = 700;

/** True a moment after the screen stands, or at once when a hand or a key reaches for it. */
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
