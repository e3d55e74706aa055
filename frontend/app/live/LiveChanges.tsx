import { useEffect } from 'react';
import { openLater } from './open-later';

interface LiveChangesProps {
  readonly onUnauthorized: () => void;
}

/**
 * Passes live notices to the mounted lists; renders nothing. Its code loads after the first paint.
 */
export function LiveChanges({ onUnauthorized }: LiveChangesProps) {
  useEffect(
    () => openLater(() => import('./open-live-connection'), onUnauthorized),
    [onUnauthorized],
  );
  return null;
}
