/** Figures of a car, in one unit of money. */
interface Investment {
  readonly purchasePrice: number;
  readonly currentValue: number;
  readonly profit: number;
}

/**
 * (current value + profit − purchase) / purchase, in percent; null when it is not finite, as
 * without a purchase price (requirements.md, N16).
 */
export function returnOnInvestment({
  purchasePrice,
  currentValue,
  profit,
}: Investment): number | null {
  const roi = ((currentValue + profit - purchasePrice) / purchasePrice) * 100;
  return Number.isFinite(roi) ? roi : null;
}
