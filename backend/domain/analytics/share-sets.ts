import { setOn } from '@schema/values/fleet/share-day';
import type { Day } from '@schema/values/time/calendar';

/** A partner's share of a car's revenue, in thousandths of a percent. */
export interface PartnerPart {
  readonly partnerId: number;
  readonly milliPercent: number;
}

/** The shares of a car from a day on. */
export interface ShareSet {
  /** Null: before any other set, i.e. for all time when there is no other. */
  readonly fromDay: Day | null;
  /** Above 0, by partner; empty: the company keeps everything. */
  readonly shares: readonly PartnerPart[];
}

/** A stored share; 0: the partner had a share before `fromDay` and has none since. */
export interface ShareRecord extends PartnerPart {
  readonly carId: number;
  readonly fromDay: Day | null;
}

/** The sets of a car by day, the first without a day. */
export type ShareSets = readonly [ShareSet, ...ShareSet[]];

const NONE: ShareSet = { fromDay: null, shares: [] };

const order = ({ fromDay }: ShareSet) => fromDay ?? '';

/** The sets of the stored shares of one car. */
export function shareSetsOf(records: readonly ShareRecord[]): ShareSets {
  const sets = [...Map.groupBy(records, ({ fromDay }) => fromDay)]
    .map(([fromDay, ofDay]): ShareSet => {
      const given = ofDay.filter(({ milliPercent }) => milliPercent > 0);
      return { fromDay, shares: byPartner(given) };
    })
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const dated = sets.filter(({ fromDay }) => fromDay !== null);
  return [sets.find(({ fromDay }) => fromDay === null) ?? NONE, ...dated];
}

const byPartner = (shares: readonly PartnerPart[]): PartnerPart[] =>
  shares
    .map(({ partnerId, milliPercent }) => ({ partnerId, milliPercent }))
    .sort((a, b) => a.partnerId - b.partnerId);

/** The shares in force on a day: of the latest set that begins on it or before. */
export function sharesOn(sets: ShareSets, day: Day): readonly PartnerPart[] {
  return (setOn(sets, day) ?? sets[0]).shares;
}

/**
 * The sets after a change: it replaces the sets that begin on its day or later; without a day, all.
 * A change to the shares that hold already adds no set.
 */
export function changedSets(sets: ShareSets, change: ShareSet): ShareSets {
  const { fromDay } = change;
  const wanted: ShareSet = { fromDay, shares: byPartner(change.shares) };
  if (fromDay === null) return [wanted];
  const [first, ...dated] = sets;
  const kept: ShareSets = [first, ...dated.filter((set) => order(set) < fromDay)];
  return isSame(kept.at(-1) ?? first, wanted) ? kept : [...kept, wanted];
}

const isSame = (one: ShareSet, other: ShareSet): boolean =>
  JSON.stringify(one.shares) === JSON.stringify(other.shares);

/**
 * The rows of a car's sets. A dated set states with 0 the partners of the set before it that have
 * no share any more; thus it stays when its own partners are deleted, or when it is empty.
 */
export function storedShares(sets: ShareSets): (PartnerPart & { readonly fromDay: Day | null })[] {
  return sets.flatMap(({ fromDay, shares }, at) => {
    const has = new Set(shares.map(({ partnerId }) => partnerId));
    const dropped = (sets[at - 1]?.shares ?? []).filter(({ partnerId }) => !has.has(partnerId));
    return [...shares, ...dropped.map(({ partnerId }) => ({ partnerId, milliPercent: 0 }))].map(
      (share) => ({ ...share, fromDay }),
    );
  });
}

/** The sets with the shares of one partner only; a set that changes none of them is left out. */
export function setsOfPartner([first, ...dated]: ShareSets, partnerId: number): ShareSets {
  const own = ({ fromDay, shares }: ShareSet): ShareSet => ({
    fromDay,
    shares: shares.filter((share) => share.partnerId === partnerId),
  });
  return dated.reduce((sets, set) => changedSets(sets, own(set)), [own(first)] as ShareSets);
}
