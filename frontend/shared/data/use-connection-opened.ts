import { useEffect, useRef } from 'react';
import { isConnectionLive, useLiveConnection } from './live-connection-state';

/**
 * Calls `ask` when the live connection opens after mount: changes between the first response and
 * that moment were not announced.
 */
export function useConnectionOpened(ask: () => void): void {
  const isLive = isConnectionLive(useLiveConnection().phase);
  const wasLive = useRef(isLive);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (isLive && !wasLive.current) latest.current();
    wasLive.current = isLive;
  }, [isLive]);
}
