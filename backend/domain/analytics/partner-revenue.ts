import { type Kopecks, kopecks } from '@schema/values/money/money';
import { fromMilliPercent, WHOLE_MILLI_PERCENT } from '@schema/values/money/percent';
import type { PartnerPart } from './share-sets';

export interface PartnerRecord {
  readonly id: number;
  readonly name: string;
}

/** Revenue of a car over days on which the same shares hold. */
export interface SharedRevenue {
  readonly revenue: Kopecks;
  readonly shares: readonly PartnerPart[];
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
 * Each partner's part of the cars' revenue: Σ revenue × share, computed exactly and rounded down to
 * a whole kopeck once, at the end, so that partners together never get more than the cars earned
 * (docs/domain.md, partners). Partners without a share are included with 0.
 */
export function partnerRevenue(
  earned: readonly SharedRevenue[],
  partners: readonly PartnerRecord[],
): PartnerRevenue {
  const total = earned.reduce((sum, { revenue }) => sum + revenue, 0);
  const amounts = exactAmounts(earned);
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

/**
 * Kopecks × thousandths of a percent by partner. Such products exceed a double, so they are big
 * integers.
 */
export function exactAmounts(earned: readonly SharedRevenue[]): Map<number, bigint> {
  const amounts = new Map<number, bigint>();
  for (const { revenue, shares } of earned) {
    for (const { partnerId, milliPercent } of shares) {
      const part = BigInt(revenue) * BigInt(milliPercent);
      amounts.set(partnerId, (amounts.get(partnerId) ?? 0n) + part);
    }
  }
  return amounts;
}

/** The exact share of the total, in thousandths of a percent, halves up. */
function milliPercentOf(exact: bigint, total: number): number {
  const whole = BigInt(total);
  return fromMilliPercent(Number((exact * 2n + whole) / (whole * 2n)));
}
