import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { CACHE_AGES_MS } from '@schema/constants';
import { PartnerSharesDocument, type PartnerSharesQuery } from './partners.generated';

export type PartnerFacts = PartnerSharesQuery['partnerRevenue']['partners'][number];
export type CarSharesFacts = PartnerSharesQuery['partnerRevenue']['cars'][number];

export function usePartners() {
  const { data, query } = useFreshQuery(PartnerSharesDocument, {
    variables: {},
    maxAgeMs: CACHE_AGES_MS.analytics,
    topics: ['partners'],
  });
  return { shares: data?.partnerRevenue ?? null, query };
}
