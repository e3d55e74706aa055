import { useApolloClient } from '@apollo/client/react';
import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { REGISTER_TEXTS } from '@schema/texts/money/tills';
import type { ReportPeriod } from '@schema/values/time/report-period';
import { useState } from 'react';
import { TillRegisterDocument, type TillRegisterQuery } from '../tills.generated';

export type RegisterFacts = TillRegisterQuery['tillRegister'];
export type RegisterLineFacts = RegisterFacts['lines'][number];

/** Lines of one part. */
const LIMIT = 200;

interface Later {
  /** The first part that they follow. */
  readonly first: RegisterFacts;
  readonly lines: readonly RegisterLineFacts[];
  readonly nextCursor: string | null;
}

interface AskedRegister {
  readonly period: ReportPeriod;
  readonly tillId: number | null;
  readonly kindId: number | null;
  readonly search: string;
}

/** The register of some days by parts; a changed first part begins anew. */
export function useRegister({ period: { from, to }, tillId, kindId, search }: AskedRegister) {
  const client = useApolloClient();
  const variables = {
    from,
    to,
    tillId,
    expenseKindId: kindId,
    search: search || null,
    limit: LIMIT,
  };
  const { data, query } = useFreshQuery(TillRegisterDocument, { variables, topics: ['money'] });
  const [later, setLater] = useState<Later | null>(null);
  const [isAdding, setAdding] = useState(false);
  const first = data?.tillRegister ?? null;
  const followed = later?.first === first ? later : null;
  const cursor = followed ? followed.nextCursor : (first?.nextCursor ?? null);
  const showMore = async () => {
    if (!first || cursor === null || isAdding) return;
    setAdding(true);
    try {
      const next = await client.query({
        query: TillRegisterDocument,
        variables: { ...variables, cursor },
        fetchPolicy: 'network-only',
      });
      if (!next.data) throw new Error(REGISTER_TEXTS.moreFailed);
      const { lines, nextCursor } = next.data.tillRegister;
      setLater({ first, lines: [...(followed?.lines ?? []), ...lines], nextCursor });
    } catch (error) {
      showToast('error', failureText(error, REGISTER_TEXTS.moreFailed));
    } finally {
      setAdding(false);
    }
  };
  return {
    register: first,
    lines: first ? [...first.lines, ...(followed?.lines ?? [])] : [],
    hasMore: cursor !== null,
    isAdding,
    showMore,
    query,
  };
}
