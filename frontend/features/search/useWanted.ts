import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { useSettled } from '@frontend/shared/lib/use-settled';
import type { Period } from '@schema/values/time/period';
import { useMemo } from 'react';
import type { WantedCars } from './booking-items';
import { WantedCarsDocument } from './search.generated';
import { failureOf, type SearchFailure, TYPING_PAUSE_MS } from './search-failure';

interface WantedAnswer {
  readonly cars: WantedCars | null;
  readonly isWaiting: boolean;
  readonly failure: SearchFailure | null;
}

/** The cars named in a text for a period; null sends no request. */
export function useWanted(wanted: { text: string; period: Period } | null): WantedAnswer {
  const text = wanted?.text ?? '';
  const start = wanted?.period.startDate.toISOString() ?? '';
  const end = wanted?.period.endDate.toISOString() ?? '';
  const variables = useMemo(() => (start ? { text, start, end } : null), [text, start, end]);
  const requested = useSettled(variables, TYPING_PAUSE_MS);
  const { data, loading, error, retry } = useUncachedQuery(WantedCarsDocument, requested);
  const isWaiting = variables !== null && (variables !== requested || loading);
  return {
    cars: isWaiting ? null : (data?.wantedCars ?? null),
    isWaiting,
    failure: failureOf(variables !== null && !isWaiting ? error : undefined, retry),
  };
}
