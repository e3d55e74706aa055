import { useQuery } from '@apollo/client/react';
import { useStale } from '@frontend/shared/data/commands/stale';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import type { SavedWork } from '@schema/forms/fleet/maintenance';
import { MESSAGES } from '@schema/messages';
import { MaintenanceDocument } from './maintenances.generated';

/**
 * Service work, updated while it is shown. `known` is the board's data, shown until the response
 * arrives.
 */
export function useMaintenance(id: number, known: SavedWork | null = null) {
  const { data, error, refetch } = useQuery(MaintenanceDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  useStale('board', () => void refetch().catch(keepShowing));
  const answer = data?.maintenance;
  const isGone = answer === null || refusalOf(error)?.code === 'NOT_FOUND';
  const work: SavedWork | null = isGone ? null : (answer ?? known);
  return {
    work,
    isGone,
    /** Error text when there is nothing to show; null while loading or shown. */
    failure: error && !work ? failureText(error, MESSAGES.generic.loadFailed) : null,
    refetch,
  };
}

/** Keeps the shown data after a failed refresh; useQuery reports the failure. */
function keepShowing() {}
