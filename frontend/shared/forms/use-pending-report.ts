import { useEffect } from 'react';

/**
 * Tells the dialog around a form whether a save is under way: meanwhile it may not be closed. A form
 * that leaves takes its word back.
 */
export function usePendingReport(
  isPending: boolean,
  onPending: (isPending: boolean) => void,
): void {
  useEffect(() => {
    onPending(isPending);
    return () => onPending(false);
  }, [isPending, onPending]);
}
