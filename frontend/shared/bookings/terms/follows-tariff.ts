import { parseInstant } from '@schema/values/time/instant';

interface PricedBooking {
  /** Roubles. */
  readonly totalPrice?: number | null;
  readonly priceEdited?: boolean;
}

/**
 * Whether a change of dates updates the price from the tariff. A manually set or empty price is
 * kept (docs/domain.md, price estimate).
 */
export function followsTariff({ totalPrice, priceEdited }: PricedBooking): boolean {
  return totalPrice != null && priceEdited === false;
}

/** A car and instants, ISO. */
interface Place {
  readonly carId: number;
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * Effect of a move on the total: it follows the tariff, it stays and the tariff is offered, or it
 * stays. Other dates are another rental; another car alone is not, so the agreed price stays until
 * the user recalculates it (docs/domain.md, price estimate).
 */
export type MovePricing = 'tariff' | 'offered' | 'kept';

export function movePricing(booking: PricedBooking & Place, to: Place): MovePricing {
  if (!followsTariff(booking)) return 'kept';
  const isSame = (name: 'startDate' | 'endDate') =>
    parseInstant(booking[name])?.getTime() === parseInstant(to[name])?.getTime();
  if (!isSame('startDate') || !isSame('endDate')) return 'tariff';
  return booking.carId === to.carId ? 'kept' : 'offered';
}
