import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { failureTextOrOwn } from '@frontend/shared/data/requests/failure-text';
import { readPeriod, type TypedPeriod } from '@frontend/shared/forms/typed-period';
import { useSettled } from '@frontend/shared/lib/use-settled';
import { MESSAGES } from '@schema/messages';
import { useMemo } from 'react';
import { EstimatePriceDocument, type EstimatePriceQuery } from './estimate-price.generated';

export type PriceEstimate = EstimatePriceQuery['estimatePrice'];

/** State of the estimate panel (requirements.md, K27). */
export type EstimateView =
  | { readonly state: 'invalid' | 'loading' | 'none' }
  /** Recalculating: shows the last estimate until the next arrives. */
  | { readonly state: 'recalculating' | 'ready'; readonly estimate: PriceEstimate }
  | { readonly state: 'failed'; readonly message: string };

/** Debounce of typed dates, ms. */
const TYPING_PAUSE_MS = 250;

/** The tariff price for dates and car; requested for a valid period only (requirements.md, K26). */
export function usePriceEstimate(
  { carId, startDate, endDate }: TypedPeriod & { readonly carId: number },
  isNeeded = true,
): EstimateView {
  const wanted = useMemo(
    () => (isNeeded && readPeriod({ startDate, endDate }) ? { carId, startDate, endDate } : null),
    [carId, startDate, endDate, isNeeded],
  );
  const settled = useSettled(wanted, TYPING_PAUSE_MS);
  const { data, previousData, loading, error } = useUncachedQuery(EstimatePriceDocument, settled);
  if (!isNeeded) return { state: 'none' };
  if (!wanted) return { state: 'invalid' };
  if (wanted !== settled || loading) {
    const last = (data ?? previousData)?.estimatePrice;
    return last ? { state: 'recalculating', estimate: last } : { state: 'loading' };
  }
  if (error) {
    const message = failureTextOrOwn(error, MESSAGES.pricing.estimateFailed);
    return { state: 'failed', message };
  }
  return data ? { state: 'ready', estimate: data.estimatePrice } : { state: 'none' };
}

/** The tariff total for the current dates, roubles; null: none; undefined: not yet known. */
export function settledTotal(view: EstimateView): number | null | undefined {
  if (view.state === 'ready') return view.estimate.totalPrice;
  return view.state === 'failed' || view.state === 'none' ? null : undefined;
}
