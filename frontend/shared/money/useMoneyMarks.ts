import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useSeesMoney } from '@frontend/shared/data/session';
import { CACHE_AGES_MS, MAX_MONEY_MARKS } from '@schema/constants';
import { useMemo } from 'react';
import { type MoneyMarkFactsFragment, MoneyMarksDocument } from './money-marks.generated';

export type MoneyMarkFacts = MoneyMarkFactsFragment;

/**
 * Payment state of the shown bookings, in one request, refetched after each change of money;
 * nothing when money is not recorded, or without the permission to see it.
 */
export function useMoneyMarks(bookingIds: readonly number[]) {
  const canSee = useSeesMoney();
  const wanted = [...new Set(bookingIds)].slice(0, MAX_MONEY_MARKS);
  const isAsked = canSee && wanted.length > 0;
  const { shown, query } = useFreshQuery(MoneyMarksDocument, {
    variables: { bookingIds: wanted },
    skip: !isAsked,
    maxAgeMs: CACHE_AGES_MS.bookings,
    topics: ['money'],
  });
  const list = canSee ? shown?.moneyMarks : undefined;
  const marks = useMemo(() => new Map(list?.map((mark) => [mark.bookingId, mark])), [list]);
  return {
    markOf: (id: number) => marks.get(id) ?? null,
    /** The first marks are loading. */
    isComing: isAsked && !shown && !query.error,
    query,
  };
}
