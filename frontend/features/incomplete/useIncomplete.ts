import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { IncompleteBookingsDocument } from './incomplete.generated';

/** The incomplete bookings, refetched after each change of them (requirements.md, P13). */
export function useIncomplete() {
  const { data, error, loading, query } = useFreshQuery(IncompleteBookingsDocument, {
    variables: {},
    topics: ['incomplete'],
  });
  return {
    /** Null until loaded. */
    items: data?.incompleteBookings.items ?? null,
    isFailed: error !== undefined && !loading,
    isLoading: loading,
    retry: query.retry,
  };
}
