import { type MoneyMarkFactsFragment, MoneyMarksDocument } from '@frontend/gql/graphql';
import { useCan } from '@frontend/shared/data/session';
import { useFreshQuery } from '@frontend/shared/data/use-fresh-query';
import { CACHE_AGES_MS, MAX_MONEY_MARKS } from '@schema/constants';
import { useMemo } from 'react';

export type MoneyMarkFacts = MoneyMarkFactsFragment;

/**
 * How far the shown bookings are paid, in one request, asked again after each change of money;
 * nothing without the permission to see it.
 */
export function useMoneyMarks(bookingIds: readonly number[]) {
  const canSee = useCan('edit_bookings');
  const wanted = [...new Set(bookingIds)].slice(0, MAX_MONEY_MARKS);
  const { shown, query } = useFreshQuery(MoneyMarksDocument, {
    variables: { bookingIds: wanted },
    maxAgeMs: CACHE_AGES_MS.bookings,
    topic: 'money',
    skip: !canSee || wanted.length === 0,
  });
  const list = canSee ? shown?.moneyMarks : undefined;
  const marks = useMemo(() => new Map(list?.map((mark) => [mark.bookingId, mark])), [list]);
  return {
    markOf: (id: number) => marks.get(id) ?? null,
    /** The first marks are on their way. */
    isComing: canSee && wanted.length > 0 && !shown && !query.error,
    query,
  };
}
