import { fetchVisit } from '@frontend/features/session/session-api';
import { isUnauthenticated } from '@frontend/shared/data/requests/refusal';
import { useCallback, useEffect, useRef, useState } from 'react';

const ASK_EVERY_MS = 10_000;

/** Polls the server until it answers. */
export interface Return {
  readonly isAsking: boolean;
  readonly ask: () => void;
}

/** Reloads the page with the current data if the server answers. */
export async function reloadIfAnswered(): Promise<void> {
  try {
    await fetchVisit();
  } catch (error) {
    if (!isUnauthenticated(error)) return;
  }
  location.reload();
}

/** Calls `tryOnce`, which never throws, until this is unmounted. */
export function useReturn(tryOnce: () => Promise<void>): Return {
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = useRef(false);
  const ask = useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setAsking(true);
    void tryOnce().finally(() => {
      isUnderWay.current = false;
      setAsking(false);
    });
  }, [tryOnce]);
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
