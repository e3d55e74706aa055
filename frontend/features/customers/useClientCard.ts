import { ClientCardDocument, type ClientCardQuery } from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/stale';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';

export type ClientCardFacts = ClientCardQuery['clientAnalytics'];
export type ClientBooking = ClientCardFacts['bookings'][number];

/** A customer's card, cached for 60 s and refetched when customers change. */
export function useClientCard(id: number) {
  const { data, error, loading, refetch } = useFreshQuery(ClientCardDocument, {
    variables: { id },
    maxAgeMs: CACHE_AGES_MS.customers,
  });
  const retry = () => void refetch().catch(() => undefined);
  useStale('customers', retry);
  return { card: data?.clientAnalytics ?? null, error, isLoading: loading, retry };
}
