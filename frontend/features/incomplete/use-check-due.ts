import { useFirstScreenShown } from '@frontend/shared/lib/device/first-screen';
import { useEffect, useState } from 'react';

/** Delay of the request and its code chunk until the board has rendered, ms. */
const CHECK_AFTER_MS = 2000;

/** Whether incomplete bookings may be requested. */
export function useCheckDue(): boolean {
  const [isDue, setDue] = useState(false);
  const isShown = useFirstScreenShown();
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setDue(true), CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isDue;
}
