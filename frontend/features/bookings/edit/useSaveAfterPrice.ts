import { useEffect, useState } from 'react';

/**
 * Saved while the price of the new dates is coming, the total would still be that of the old ones: the save
 * waits for it.
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
