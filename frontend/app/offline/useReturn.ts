import { fetchVisit } from '@frontend/features/session/session-api';
import { isUnauthenticated } from '@frontend/shared/data/requests/refusal';
import { useCallback, useEffect, useRef, useState } from 'react';

const ASK_EVERY_MS = 10_000;

/** Polls the server until it answers, then reloads the page with the current data. */
export interface Return {
  readonly isAsking: boolean;
  readonly ask: () => void;
}

export function useReturn(): Return {
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = useRef(false);
  const ask = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setAsking(true);
    fetchVisit()
      .then(
        () => location.reload(),
        (error: unknown) => {
          if (isUnauthenticated(error)) location.reload();
        },
      )
      .finally(() => {
        isUnderWay.current = false;
        setAsking(false);
      });
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) ask();
    }, ASK_EVERY_MS);
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [ask]);
  return { isAsking, ask };
}
