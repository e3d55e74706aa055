import { useQuery } from '@apollo/client/react';
import { useStale } from '@frontend/shared/data/commands/stale';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { ActionCountDocument } from './now.generated';

/** Tasks appear as time passes, without an event from the server, ms. */
const LOOK_EVERY_MS = 5 * 60_000;

/** Number of tasks; null until loaded. */
export function useActionCount(): number | null {
  const { data, refetch } = useQuery(ActionCountDocument, {
    fetchPolicy: 'no-cache',
    pollInterval: LOOK_EVERY_MS,
    // A second change must not reuse the pending response of the first.
    context: { queryDeduplication: false },
  });
  const again = () => void refetch().catch(() => undefined);
  useStale('daily', again);
  useStale('incomplete', again);
  useConnectionOpened(again);
  return data?.actionList.total ?? null;
}
