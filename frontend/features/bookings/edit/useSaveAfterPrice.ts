import { useEffect, useState } from 'react';

/**
 * Delays the save until the estimate of the new dates arrives: before it the total is that of the
 * old dates.
 */
export function useSaveAfterPrice(isPriceComing: boolean, submit: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || isPriceComing) return;
    setWaiting(false);
    submit();
  }, [isWaiting, isPriceComing, submit]);
  return { isWaiting, save: () => (isPriceComing ? setWaiting(true) : submit()) };
}
