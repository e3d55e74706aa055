import { useRef, useState } from 'react';
import { failureText } from '../data/failure-text';

/**
 * The action behind a question: runs once at a time; a failure is told in the question, which stays
 * open for another try. `fallback` is said when the server sent no sentence of its own.
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
      setError(failureText(failure, fallback));
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return { isPending, error, onConfirm: () => void run() };
}
