import { type Kopecks, kopecks } from '@schema/values/money/money';
import { addDays, type Day } from '@schema/values/time/calendar';
import type { ReportPeriod } from '@schema/values/time/report-period';
import {
  cutDays,
  type EarnedDays,
  exactWithin,
  firstCounted,
  wholeKopecks,
} from './partner-statement';
import { type ShareSets, sharesOn } from './share-sets';

interface SettledPartner {
  readonly id: number;
  readonly settledFrom: Day | null;
}

interface BalanceDays {
  readonly partners: readonly SettledPartner[];
  readonly today: Day;
  /** The month of today. */
  readonly month: ReportPeriod;
}

export interface BalanceFacts extends BalanceDays {
  /** Of the days of `balanceDays`. */
  readonly earned: readonly EarnedDays[];
  /** Expenses and payouts from the partner's first counted day through today, by partner. */
  readonly spent: ReadonlyMap<number, Kopecks>;
  readonly shareSets: ReadonlyMap<number, ShareSets>;
}

export interface PartnerBalance {
  readonly partnerId: number;
  /** Cars with a share today. */
  readonly carCount: number;
  /** The partner's revenue of the whole month. */
  readonly dueThisMonth: Kopecks;
  /** Left to pay today, today included; below 0: paid in advance. */
  readonly left: Kopecks;
}

/** The days whose revenue the balances need; one part more for each different first day. */
export function balanceDays({ partners, today, month }: BalanceDays): ReportPeriod[] {
  const firsts = partners.map(({ settledFrom }) => firstCounted(settledFrom));
  const ends = [addDays(today, 1), addDays(month.to, 1)];
  return cutDays([...firsts.filter((day) => day <= today), month.from, ...ends]);
}

/** What is left to pay to every partner (docs/domain.md, partner statements). */
export function partnerBalances(facts: BalanceFacts): PartnerBalance[] {
  const { partners, today, month, earned, spent, shareSets } = facts;
  const holders = [...shareSets.values()].flatMap((sets) =>
    sharesOn(sets, today).map(({ partnerId }) => partnerId),
  );
  return partners.map(({ id, settledFrom }) => {
    const counted = { from: firstCounted(settledFrom), to: today };
    const earnedUntilNow = wholeKopecks(exactWithin(earned, id, counted));
    return {
      partnerId: id,
      carCount: holders.filter((partnerId) => partnerId === id).length,
      dueThisMonth: kopecks(wholeKopecks(exactWithin(earned, id, month))),
      left: kopecks(earnedUntilNow - (spent.get(id) ?? 0)),
    };
  });
}
