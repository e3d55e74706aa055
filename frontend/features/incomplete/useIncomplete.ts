import { useQuery } from '@apollo/client/react';
import { IncompleteBookingsDocument } from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/stale';

/** The incomplete bookings, asked anew whenever one came, went or was mended (spec 1, §7). */
export function useIncomplete() {
  const { data, error, loading, refetch } = useQuery(IncompleteBookingsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => {
    // What failed is told by `error`.
    refetch().catch(() => undefined);
  };
  useStale('incomplete', retry);
  return {
    /** Null while nothing is known. */
    items: data?.incompleteBookings.items ?? null,
    isFailed: error !== undefined && !loading,
    isLoading: loading,
    retry,
  };
}
