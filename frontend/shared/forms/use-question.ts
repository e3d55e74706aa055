import { useRef, useState } from 'react';
import { commandFailureText } from '../data/requests/unanswered';

/**
 * The action of a confirmation: one run at a time; an error is shown in the dialog, which stays
 * open for a retry. `fallback` is the message for an error without one.
 */
export function useQuestion(fallback: string, action: () => Promise<void>) {
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const run = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setError(null);
    try {
      await action();
    } catch (failure) {
      setError(commandFailureText(failure, fallback));
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { isPending, error, onConfirm: run };
}
