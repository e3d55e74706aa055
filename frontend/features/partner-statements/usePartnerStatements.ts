import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import type {
  PartnerOperationFactsFragment,
  StatementFactsFragment,
} from '@frontend/shared/statements/statement.generated';
import { CACHE_AGES_MS } from '@schema/constants';
import type { ReportPeriod } from '@schema/values/time/report-period';
import {
  PartnerBalancesDocument,
  type PartnerBalancesQuery,
  PartnerStatementDocument,
} from './partner-statements.generated';

export type PartnerBalance = PartnerBalancesQuery['partnerBalances']['items'][number];
export type Statement = StatementFactsFragment;
export type PartnerOperation = PartnerOperationFactsFragment;

/** Revenue, shares and operations change the sums. */
const FRESH = {
  maxAgeMs: CACHE_AGES_MS.analytics,
  topics: ['money', 'partners', 'fleet'],
} as const;

export function usePartnerBalances() {
  const { data, query } = useFreshQuery(PartnerBalancesDocument, { variables: {}, ...FRESH });
  return { balances: data?.partnerBalances.items ?? null, query };
}

/** The statement of a period; that of the former period while another loads. */
export function usePartnerStatement(partnerId: number, { from, to }: ReportPeriod) {
  const { data, shown, query } = useFreshQuery(PartnerStatementDocument, {
    variables: { partnerId, from, to },
    ...FRESH,
  });
  return { statement: (data ?? shown)?.partnerStatement ?? null, query };
}
