import type { SuggestedCar } from '@frontend/shared/bookings/occupied';
import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { failureText } from '@frontend/shared/data/requests/failure-text';
import { useSettled } from '@frontend/shared/lib/use-settled';
import { MESSAGES } from '@schema/messages';
import { displayName, lookOf } from '@schema/values/fleet/car-title';
import { useMemo } from 'react';
import { FreeCarsDocument } from './bookings.generated';

/** Other cars free for a period, cheapest day first (the server's order). */
type FreeCarsView =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly cars: readonly SuggestedCar[] }
  | { readonly state: 'failed'; readonly message: string };

/** Debounce of typed dates, ms. */
const TYPING_PAUSE_MS = 250;

/** `period`: ISO instants; null when the typed dates are no valid period. */
export function useFreeCars(period: { startDate: string; endDate: string } | null): FreeCarsView {
  const { startDate = '', endDate = '' } = period ?? {};
  const wanted = useMemo(
    () => (startDate && endDate ? { start: startDate, end: endDate } : null),
    [startDate, endDate],
  );
  const settled = useSettled(wanted, TYPING_PAUSE_MS);
  const { data, loading, error } = useUncachedQuery(FreeCarsDocument, settled);
  if (wanted !== settled || loading) return { state: 'loading' };
  if (error) {
    return { state: 'failed', message: failureText(error, MESSAGES.quickBooking.loadFailed) };
  }
  const items = data?.availableCars.items ?? [];
  const cars = items.map(({ car, price, unreturned }) => ({
    carId: car.id,
    title: displayName(car),
    licensePlate: car.licensePlate,
    ...lookOf(car),
    totalPrice: price?.totalPrice ?? null,
    unreturnedRental: unreturned ?? null,
  }));
  return { state: 'ready', cars };
}
