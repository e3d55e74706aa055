import { newerOf } from '@frontend/shared/data/queries/newer-of';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { refusalOf } from '@frontend/shared/data/requests/refusal';
import type { SavedWork } from '@schema/forms/fleet/maintenance';
import { MESSAGES } from '@schema/messages';
import { MaintenanceDocument } from './maintenances.generated';

/**
 * Maintenance, updated while it is shown. `known` is the board's data, shown while it is newer than
 * the cache.
 */
export function useMaintenance(id: number, known: SavedWork | null = null) {
  const { data, error, refetch } = useFreshQuery(MaintenanceDocument, {
    variables: { id },
    topics: ['board'],
  });
  const answer = data?.maintenance;
  const isGone = answer === null || refusalOf(error)?.code === 'NOT_FOUND';
  const work: SavedWork | null = isGone ? null : newerOf<SavedWork>(answer, known);
  return {
    work,
    isGone,
    /** Error text without maintenance to show; null while loading or shown. */
    failure: error && !work ? failureText(error, MESSAGES.generic.loadFailed) : null,
    refetch,
  };
}
