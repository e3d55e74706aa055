import { useEffect } from 'react';
import { openLater } from './open-later';

interface LiveChangesProps {
  readonly onUnauthorized: () => void;
}

/**
 * Hears what other people change and tells the lists on show; draws nothing. The channel's code arrives
 * after the first paint.
 */
export function LiveChanges({ onUnauthorized }: LiveChangesProps) {
  useEffect(
    () => openLater(() => import('./open-live-connection'), onUnauthorized),
    [onUnauthorized],
  );
  return null;
}
