import type { Session } from '@frontend/shared/data/session';
import { useEffect } from 'react';
import { openLater } from './open-later';

interface LiveChangesProps {
  /** Another one has another cookie, so the connection is opened anew. */
  readonly session: Session;
  readonly onUnauthorized: () => void;
}

/**
 * Passes live notices to the mounted lists; renders nothing. Its code loads after the first paint.
 */
export function LiveChanges({ session, onUnauthorized }: LiveChangesProps) {
  useEffect(
    () =>
      openLater(
        () => import('./open-live-connection'),
        ({ openLiveConnection }) =>
          openLiveConnection(session.company.changeCursor ?? '', onUnauthorized),
      ),
    [session, onUnauthorized],
  );
  return null;
}
