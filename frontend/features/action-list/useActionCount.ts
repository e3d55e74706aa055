import { useQuery } from '@apollo/client/react';
import { ActionCountDocument } from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/stale';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';

/** A new day brings new tasks, and nobody announces it. */
const LOOK_EVERY_MS = 5 * 60_000;

/** How much there is to do; null while nobody knows. */
export function useActionCount(): number | null {
  const { data, refetch } = useQuery(ActionCountDocument, {
    fetchPolicy: 'no-cache',
    pollInterval: LOOK_EVERY_MS,
    // Of two changes in a row the second is not told by the answer to the first.
    context: { queryDeduplication: false },
  });
  const again = () => void refetch().catch(() => undefined);
  useStale('daily', again);
  useStale('incomplete', again);
  useConnectionOpened(again);
  return data?.actionList.total ?? null;
}
