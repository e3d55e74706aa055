import { useFreshQuery } from '@frontend/shared/data/queries/use-fresh-query';
import { useZone } from '@frontend/shared/data/session';
import { useToday } from '@frontend/shared/data/use-today';
import { unreturnedWords } from '@schema/texts/bookings/whereabouts';
import { displayName, fullTitle } from '@schema/values/fleet/car-title';
import { SwapCarsDocument } from '../reseating.generated';

interface SwapCarsQuestion {
  /** ISO instants: from the swap to the end of the rental. */
  readonly start: string;
  readonly end: string;
  /** Brand and model of the broken car. */
  readonly title: string;
}

export interface SwapCarOption {
  readonly id: number;
  readonly title: string;
  /** Same model as the customer booked. */
  readonly isSame: boolean;
}

/** Cars that are free over a period, the same model first; null while loading. */
export function useSwapCars({ start, end, title }: SwapCarsQuestion) {
  const today = useToday();
  const zone = useZone();
  const { data, error } = useFreshQuery(SwapCarsDocument, {
    variables: { start, end },
    maxAgeMs: 0,
  });
  const cars = data?.availableCars.items.map(
    ({ car, unreturned }): SwapCarOption => ({
      id: car.id,
      title: [
        fullTitle(displayName(car), car),
        unreturned && unreturnedWords(unreturned, today, zone),
      ]
        .filter(Boolean)
        .join(' · '),
      isSame: displayName(car) === title,
    }),
  );
  return { cars: cars?.sort((a, b) => Number(b.isSame) - Number(a.isSame)) ?? null, error };
}
