import { useApolloClient } from '@apollo/client/react';
import { readUncached } from '@frontend/shared/data/queries/read-uncached';
import { readPeriod, type TypedPeriod } from '@frontend/shared/forms/typed-period';
import { EstimatePriceDocument } from './estimate-price.generated';
import { type EstimateView, settledTotal } from './usePriceEstimate';

interface Priced extends TypedPeriod {
  readonly carId: number;
}

/**
 * Tariff total of a car and dates for a save, roubles: from `view` if it matches, else requested.
 * Null: none, or no answer; undefined: the dates are invalid.
 */
export function useAwaitedTotal(shown: Priced, view: EstimateView) {
  const client = useApolloClient();
  return async ({ carId, startDate, endDate }: Priced): Promise<number | null | undefined> => {
    const isShown =
      carId === shown.carId && startDate === shown.startDate && endDate === shown.endDate;
    const total = isShown ? settledTotal(view) : undefined;
    if (total !== undefined || !readPeriod({ startDate, endDate })) return total;
    try {
      const asked = { carId, startDate, endDate };
      return (await readUncached(client, EstimatePriceDocument, asked)).estimatePrice.totalPrice;
    } catch {
      // The panel shows the reason: its own query fails as well.
      return null;
    }
  };
}
