import { useEffect, useRef } from 'react';
import { isLineLive, useLiveLine } from './live-line';

/**
 * Calls when the live channel opens after this was mounted: what happened between the first answer and that
 * moment nobody told.
 */
export function useLineOpened(ask: () => void): void {
  const isLive = isLineLive(useLiveLine().phase);
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
