import { useEffect, useRef } from 'react';
import { isConnectionLive, useLiveConnection } from './live-connection-state';

/**
 * Calls when the live channel opens after this was mounted: what happened between the first answer and that
 * moment nobody told.
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
