import type { Session } from '@frontend/shared/data/session';
import { useEffect, useState } from 'react';
import { openLater } from './open-later';

interface LiveChangesProps {
  readonly session: Session;
  /** The session has ended, or the browser's session is of another user. */
  readonly onRefused: () => void;
}

/**
 * Passes live notices to the mounted lists; renders nothing. Its code loads after the first paint.
 */
export function LiveChanges({ session, onRefused }: LiveChangesProps) {
  // A refresh of the company settings advances its cursor; the lists were loaded at the first
  // cursor.
  const [since] = useState(session.company.changeCursor ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sign-in has another user and cookie
  useEffect(
    () =>
      openLater(
        () => import('./open-live-connection'),
        ({ openLiveConnection }) => openLiveConnection(since, onRefused),
      ),
    [session.user, since, onRefused],
  );
  return null;
}
