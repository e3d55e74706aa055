import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { useSettled } from '@frontend/shared/lib/use-settled';
import { type QuickBookingValues, quickBookingForm } from '@schema/forms/bookings/quick-booking';
import { firstMessage } from '@schema/forms/fields/problems';
import { MESSAGES } from '@schema/messages';
import { useMemo } from 'react';
import { AvailableCarsDocument, type AvailableCarsQuery } from './availability.generated';

export type AvailableCar = AvailableCarsQuery['availableCars']['items'][number];

/** State of the list of free cars. */
export type AvailableView =
  | { readonly state: 'invalid' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready' | 'refreshing'; readonly cars: readonly AvailableCar[] }
  /** The cars are those of the former dates: they may be taken on the new ones. */
  | { readonly state: 'outdated'; readonly cars: readonly AvailableCar[] }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void };

/** Debounce of typed dates, ms. */
const TYPING_PAUSE_MS = 250;

/** Cars that are free for the period, cheapest first (requirements.md, K42). */
export function useAvailableCars({ startDate, endDate }: QuickBookingValues): AvailableView {
  const wanted = useMemo(
    () =>
      firstMessage(quickBookingForm, { startDate, endDate }) === null
        ? { start: startDate, end: endDate }
        : null,
    [startDate, endDate],
  );
  const requested = useSettled(wanted, TYPING_PAUSE_MS);
  const { data, previousData, loading, error, retry } = useUncachedQuery(
    AvailableCarsDocument,
    requested,
    ['availability'],
  );

  if (!wanted) return { state: 'invalid' };
  if (wanted !== requested || loading) {
    const last = (data ?? previousData)?.availableCars.items;
    if (!last) return { state: 'loading' };
    return { state: wanted === requested && data ? 'refreshing' : 'outdated', cars: last };
  }
  if (error) {
    const message = failureText(error, MESSAGES.quickBooking.loadFailed);
    return { state: 'failed', message, retry };
  }
  return { state: 'ready', cars: data?.availableCars.items ?? [] };
}
