import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';
import { ClientCardDocument, type ClientCardQuery } from './customers.generated';

export type ClientCardFacts = ClientCardQuery['clientAnalytics'];
export type ClientBooking = ClientCardFacts['bookings'][number];

/** A customer's card, cached for 60 s and refetched when customers change. */
export function useClientCard(id: number) {
  const { data, query } = useFreshQuery(ClientCardDocument, {
    variables: { id },
    maxAgeMs: CACHE_AGES_MS.customers,
    topics: ['customers'],
  });
  return { card: data?.clientAnalytics ?? null, query };
}
