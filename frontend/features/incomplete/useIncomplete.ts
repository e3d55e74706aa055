import { useQuery } from '@apollo/client/react';
import { IncompleteBookingsDocument } from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/commands/stale';

/** The incomplete bookings, refetched after each change of them (requirements.md, P13). */
export function useIncomplete() {
  const { data, error, loading, refetch } = useQuery(IncompleteBookingsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => {
    // Failures are returned as `error`.
    refetch().catch(() => undefined);
  };
  useStale('incomplete', retry);
  return {
    /** Null until loaded. */
    items: data?.incompleteBookings.items ?? null,
    isFailed: error !== undefined && !loading,
    isLoading: loading,
    retry,
  };
}
