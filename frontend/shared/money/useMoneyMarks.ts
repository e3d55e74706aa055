import { usePlainQuery } from '@frontend/shared/data/queries/use-plain-query';
import { useSeesMoney } from '@frontend/shared/data/session';
import { CACHE_AGES_MS, MAX_MONEY_MARKS } from '@schema/constants';
import { useMemo } from 'react';
import type { MoneyMarkFactsFragment, MoneyMarksQuery } from './money-marks.generated';
import operations from './money-marks.graphql?raw';

export type MoneyMarkFacts = MoneyMarkFactsFragment;

/**
 * How far the shown bookings are paid, in one request, asked again after each change of money;
 * nothing where money is not recorded, or without the permission to see it.
 */
export function useMoneyMarks(bookingIds: readonly number[]) {
  const canSee = useSeesMoney();
  const wanted = [...new Set(bookingIds)].slice(0, MAX_MONEY_MARKS);
  const request = {
    query: operations,
    operationName: 'MoneyMarks',
    variables: { bookingIds: wanted },
  };
  const isAsked = canSee && wanted.length > 0;
  const { shown, query } = usePlainQuery<MoneyMarksQuery>(isAsked ? request : null, {
    maxAgeMs: CACHE_AGES_MS.bookings,
    topics: ['money'],
  });
  const list = canSee ? shown?.moneyMarks : undefined;
  const marks = useMemo(() => new Map(list?.map((mark) => [mark.bookingId, mark])), [list]);
  return {
    markOf: (id: number) => marks.get(id) ?? null,
    /** The first marks are on their way. */
    isComing: isAsked && !shown && !query.error,
    query,
  };
}
