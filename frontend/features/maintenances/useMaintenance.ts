import { useQuery } from '@apollo/client/react';
import { MaintenanceDocument } from '@frontend/gql/graphql';
import { failureText } from '@frontend/shared/data/failure-text';
import { refusalOf } from '@frontend/shared/data/refusal';
import { useStale } from '@frontend/shared/data/stale';
import { MESSAGES } from '@schema/messages';
import type { MaintenanceFacts } from './maintenance-facts';

/**
 * Service work, kept up to date while it is shown. `known` is what the board already holds: it
 * shows at once, until the server's own word arrives.
 */
export function useMaintenance(id: number, known: MaintenanceFacts | null = null) {
  const { data, error, refetch } = useQuery(MaintenanceDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  useStale('board', () => void refetch().catch(keepShowing));
  const answer = data?.maintenance;
  const isGone = answer === null || refusalOf(error)?.code === 'NOT_FOUND';
  const work: MaintenanceFacts | null = isGone ? null : (answer ?? known);
  return {
    work,
    isGone,
    /** Why there is nothing to show; null while it loads or shows. */
    failure: error && !work ? failureText(error, MESSAGES.generic.loadFailed) : null,
    refetch,
  };
}

/** A refresh that failed leaves what is shown; useQuery reports the failure itself. */
function keepShowing() {}
