import { useCallback, useEffect, useState } from 'react';

interface BriefMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** A message cleared after `lifeMs`; a newer one restarts the timer. */
export function useBriefMessage(lifeMs: number) {
  const [message, setMessage] = useState<BriefMessage | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), lifeMs);
    return () => clearTimeout(timer);
  }, [message, lifeMs]);
  const tell = useCallback(
    (kind: BriefMessage['kind'], text: string) => setMessage({ kind, text }),
    [],
  );
  return { message, tell };
}
