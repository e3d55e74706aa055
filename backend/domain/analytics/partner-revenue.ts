import { type Kopecks, kopecks } from '@schema/values/money/money';
import { fromMilliPercent, WHOLE_MILLI_PERCENT } from '@schema/values/money/percent';

export interface PartnerRecord {
  readonly id: number;
  readonly name: string;
}

/** A partner's share of one car's revenue, in thousandths of a percent. */
export interface ShareRecord {
  readonly partnerId: number;
  readonly carId: number;
  readonly milliPercent: number;
}

export interface PartnerAmount {
  readonly partnerId: number;
  readonly partnerName: string;
  /** The amount as a share of all cars' revenue; at most 3 decimals. */
  readonly sharePercent: number;
  readonly revenueAmount: Kopecks;
}

export interface PartnerRevenue {
  /** Kopecks earned by all cars, shared or not. */
  readonly totalCarRevenue: Kopecks;
  readonly partners: readonly PartnerAmount[];
}

/**
 * Each partner's part of the cars' revenue: Σ car revenue × share, computed exactly and rounded
 * down to a whole kopeck once, at the end, so that partners together never get more than the cars
 * earned (docs/domain.md, partners). Partners without a share are included with 0.
 */
export function partnerRevenue(facts: {
  readonly revenueByCar: ReadonlyMap<number, Kopecks>;
  readonly partners: readonly PartnerRecord[];
  readonly shares: readonly ShareRecord[];
}): PartnerRevenue {
  const { revenueByCar, partners, shares } = facts;
  let total = 0;
  for (const revenue of revenueByCar.values()) total += revenue;
  // Kopecks × thousandths of a percent exceed a double, so they are multiplied as big integers.
  const amounts = new Map<number, bigint>();
  for (const { partnerId, carId, milliPercent } of shares) {
    const part = BigInt(revenueByCar.get(carId) ?? 0) * BigInt(milliPercent);
    amounts.set(partnerId, (amounts.get(partnerId) ?? 0n) + part);
  }
  return {
    totalCarRevenue: kopecks(total),
    partners: partners.map(({ id, name }) => {
      const exact = amounts.get(id) ?? 0n;
      return {
        partnerId: id,
        partnerName: name,
        sharePercent: total > 0 ? milliPercentOf(exact, total) : 0,
        revenueAmount: kopecks(Number(exact / BigInt(WHOLE_MILLI_PERCENT))),
      };
    }),
  };
}

/** The exact share of the total, in thousandths of a percent, halves up. */
function milliPercentOf(exact: bigint, total: number): number {
  const whole = BigInt(total);
  return fromMilliPercent(Number((exact * 2n + whole) / (whole * 2n)));
}
