import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { readPeriod, type TypedPeriod } from '@frontend/shared/forms/typed-period';
import { BreakdownDocument, type BreakdownQuery } from './breakdown.generated';

export type BreakdownFacts = BreakdownQuery['breakdown'];

interface BreakdownQuestion extends TypedPeriod {
  readonly carId: number;
  /** Null: the suggested car. */
  readonly replacementId: number | null;
}

/** Bookings affected by a breakdown; null while unknown. Refetched when the board changes. */
export function useBreakdown({ carId, replacementId, ...typed }: BreakdownQuestion) {
  const { data, query } = useFreshQuery(BreakdownDocument, {
    variables: { carId, replacementId, start: typed.startDate, end: typed.endDate },
    maxAgeMs: 0,
    topics: ['board'],
    skip: readPeriod(typed) === null,
  });
  return { facts: readPeriod(typed) && (data?.breakdown ?? null), query };
}
