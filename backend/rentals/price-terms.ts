import { type BreakdownLine, estimateOver } from '@backend/domain/bookings/pricing';
import { rentalCalendar } from '@backend/domain/bookings/rental-calendar';
import type { Em } from '@backend/store/em';
import { loadTariffGroups } from '@backend/store/queries/fleet/tariff-queries';
import type { Kopecks } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';

export interface PriceTerms {
  readonly totalPriceKopecks: Kopecks | null;
  readonly priceEdited: boolean;
  /** Stored while the price is the tariff estimate, so that later tariffs do not change history. */
  readonly breakdown: BreakdownLine[] | null;
}

interface PricedRental extends Period {
  readonly carId: number;
}

type Estimate = ReturnType<typeof estimateOver>;

/** The tariff price of each rental; null when a day has no tariff. One statement. */
export async function tariffEstimates(
  em: Em,
  rentals: readonly PricedRental[],
  zone: string,
): Promise<Estimate[]> {
  const groups = await loadTariffGroups(em, [...new Set(rentals.map(({ carId }) => carId))]);
  return rentals.map((rental) =>
    estimateOver(rentalCalendar(rental, zone), groups.get(rental.carId) ?? []),
  );
}

/** The tariff price of the rental; null when a day has no tariff. */
export async function tariffEstimate(
  em: Em,
  rental: PricedRental,
  zone: string,
): Promise<Estimate> {
  const [estimate] = await tariffEstimates(em, [rental], zone);
  return estimate ?? null;
}

/**
 * A price equal to the tariff estimate keeps its breakdown; any other price counts as edited
 * manually and has none (docs/domain.md, price estimate).
 */
export function priceTerms(totalPrice: Kopecks | null, estimate: Estimate): PriceTerms {
  const byTariff = estimate !== null && estimate.totalPrice === totalPrice;
  return {
    totalPriceKopecks: totalPrice,
    priceEdited: !byTariff,
    breakdown: byTariff ? [...estimate.breakdown] : null,
  };
}
