import { useUncachedQuery } from '@frontend/shared/data/queries/use-uncached-query';
import { useZone } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { useSettled } from '@frontend/shared/lib/use-settled';
import { unreturnedWords } from '@schema/texts/bookings/whereabouts';
import type { Period } from '@schema/values/time/period';
import { useMemo } from 'react';
import { CarAvailabilityDocument } from './bookings.generated';

interface CarQuestion {
  readonly carId: number;
  readonly period: Period | null;
  /** The extended or edited booking: its own car is rightly out. */
  readonly bookingId: number | null;
}

/** Debounce of typed dates, ms. */
const TYPING_PAUSE_MS = 250;

/**
 * «не возвращена: Иванов И., срок 17:30» of the car in the form; null: returned, or unknown. The
 * board has loaded a few weeks, and the rental without a return may be older.
 */
export function useUnreturned({ carId, period, bookingId }: CarQuestion): string | null {
  const today = useToday();
  const zone = useZone();
  const [start, end] = [period?.startDate.toISOString(), period?.endDate.toISOString()];
  const wanted = useMemo(
    () => (start && end && start < end ? { carId, start, end, bookingId } : null),
    [carId, start, end, bookingId],
  );
  const asked = useSettled(wanted, TYPING_PAUSE_MS);
  const { data } = useUncachedQuery(CarAvailabilityDocument, asked);
  const rental = asked?.carId === carId ? data?.carAvailability.unreturned : null;
  return rental ? unreturnedWords(rental, today, zone) : null;
}
