interface PricedBooking {
  /** Roubles. */
  readonly totalPrice?: number | null;
  readonly priceEdited?: boolean;
}

/**
 * Does a change of dates or car take the tariffs' price? One agreed by hand is kept, and so is the absence
 * of one (docs/domain.md, price estimate).
 */
export function followsTariff({ totalPrice, priceEdited }: PricedBooking): boolean {
  return totalPrice != null && priceEdited === false;
}
