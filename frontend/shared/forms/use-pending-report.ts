import { useEffect } from 'react';

/** Reports to the surrounding dialog that a save is pending, which locks it. Reset on unmount. */
export function usePendingReport(
  isPending: boolean,
  onPending: (isPending: boolean) => void,
): void {
  useEffect(() => {
    onPending(isPending);
    return () => onPending(false);
  }, [isPending, onPending]);
}
