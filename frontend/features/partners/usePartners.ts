import { PartnerSharesDocument, type PartnerSharesQuery } from '@frontend/gql/graphql';
import { useStale } from '@frontend/shared/data/stale';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';

export type PartnerFacts = PartnerSharesQuery['partnerRevenue']['partners'][number];
export type CarSharesFacts = PartnerSharesQuery['partnerRevenue']['cars'][number];

export function usePartners() {
  const { data, error, loading, refetch } = useFreshQuery(PartnerSharesDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.analytics,
  });
  const retry = () => void refetch().catch(() => undefined);
  useStale('partners', retry);
  return { shares: data?.partnerRevenue ?? null, error, isLoading: loading, retry };
}
