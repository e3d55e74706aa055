import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useSession } from '@frontend/shared/data/session';
import type { Topic } from '@schema/topics';
import { useMemo } from 'react';
import { TillsDocument, type TillsQuery } from './tills.generated';

export type TillFacts = TillsQuery['tills']['tills'][number];
export type HandoverFacts = TillsQuery['tills']['handovers'][number];

const NOTHING = {};
const FOLLOWED: TillsReading = { topics: ['money'], maxAgeMs: 0 };

interface TillsReading {
  /** Read again after a change of these. */
  readonly topics: readonly Topic[];
  readonly maxAgeMs: number;
}

/** Tills that the user sees, those that they may use, the own one first, and waiting handovers. */
export function useTills({ topics, maxAgeMs }: TillsReading = FOLLOWED) {
  const { user } = useSession();
  const { shown, query } = useFreshQuery(TillsDocument, {
    variables: NOTHING,
    topics,
    maxAgeMs,
  });
  const tills = shown?.tills.tills;
  const usable = useMemo(
    () =>
      ownFirst(
        (tills ?? []).filter(({ mayUse }) => mayUse),
        user.id,
      ),
    [tills, user.id],
  );
  return {
    isLoaded: shown !== undefined,
    /** Tills whose cash the user sees. */
    seen: (tills ?? []).filter(({ balance, isClosed }) => balance !== null && !isClosed),
    all: tills ?? [],
    usable,
    handovers: shown?.tills.handovers ?? [],
    receivers: shown?.tills.receivers ?? [],
    query,
  };
}

const ownFirst = (tills: readonly TillFacts[], userId: number): readonly TillFacts[] => [
  ...tills.filter((till) => till.userId === userId),
  ...tills.filter((till) => till.userId !== userId),
];
