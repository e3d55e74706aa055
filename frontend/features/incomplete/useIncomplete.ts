import { useQuery } from '@apollo/client/react';
import { useQueryState } from '@frontend/shared/data/queries/query-state';
import { IncompleteBookingsDocument } from './incomplete.generated';

/** The incomplete bookings, refetched after each change of them (requirements.md, P13). */
export function useIncomplete() {
  const { data, error, loading, refetch } = useQuery(IncompleteBookingsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { retry } = useQueryState({ error, loading, refetch }, 'incomplete');
  return {
    /** Null until loaded. */
    items: data?.incompleteBookings.items ?? null,
    isFailed: error !== undefined && !loading,
    isLoading: loading,
    retry,
  };
}
