import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useConnectionOpened } from '@frontend/shared/data/use-connection-opened';
import { ActionCountDocument } from './now.generated';

/** Polling interval, ms: tasks appear as time passes, without an event from the server. */
const LOOK_EVERY_MS = 5 * 60_000;

/** Number of tasks; null until loaded. */
export function useActionCount(): number | null {
  const { data, query } = useFreshQuery(ActionCountDocument, {
    variables: {},
    topics: ['daily', 'incomplete'],
    pollInterval: LOOK_EVERY_MS,
  });
  useConnectionOpened(query.retry);
  return data?.actionList.total ?? null;
}
