interface PricedBooking {
  /** Roubles. */
  readonly totalPrice?: number | null;
  readonly priceEdited?: boolean;
}

/**
 * Whether a change of dates or car updates the price from the tariff. A manually set or empty price
 * is kept (docs/domain.md, price estimate).
 */
export function followsTariff({ totalPrice, priceEdited }: PricedBooking): boolean {
  return totalPrice != null && priceEdited === false;
}
