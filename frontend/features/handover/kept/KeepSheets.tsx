import { useApolloClient } from '@apollo/client/react';
import { useStale } from '@frontend/shared/data/commands/stale';
import { useSession } from '@frontend/shared/data/session';
import { useEffect, useRef } from 'react';
import { type SheetKeeping, startKeepingSheets } from './start-keeping-sheets';

/** Keeps the due sheets of one user on the device while it is mounted; renders nothing. */
export default function KeepSheets() {
  const client = useApolloClient();
  const session = useSession();
  const latest = useRef(session);
  const keeping = useRef<SheetKeeping | null>(null);
  useEffect(() => {
    latest.current = session;
  }, [session]);
  // A changed setting of the company restarts nothing.
  useEffect(() => {
    keeping.current = startKeepingSheets(client, latest.current);
    return () => keeping.current?.stop();
  }, [client]);

  useStale(['daily', 'carState'], ({ carIds }) => keeping.current?.changed(carIds));
  return null;
}
