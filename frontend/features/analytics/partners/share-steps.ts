import { setOn } from '@schema/values/fleet/share-day';
import type { Day } from '@schema/values/time/calendar';
import type { CarSharesFacts } from './usePartners';

export type ShareSetFacts = CarSharesFacts['shareSets'][number];

/** Arguments of one call of `setCarShares`. */
export interface ShareStep {
  readonly fromDay: Day | null;
  readonly shares: readonly { readonly partnerId: number; readonly sharePercent: number }[];
}

/**
 * The calls that lead a car to these sets, which differ from its own on a day and later; null: at
 * all times. Each call replaces the sets from its day on, so the later ones are set again.
 */
export function stepsTo(sets: readonly ShareSetFacts[], fromDay: Day | null): ShareStep[] {
  const first = fromDay === null ? sets[0] : setOn(sets, fromDay);
  const later = sets.filter(
    (set) => set.fromDay != null && (fromDay === null || set.fromDay > fromDay),
  );
  return [{ fromDay, shares: first?.shares ?? [] }, ...later].map((step) => ({
    fromDay: step.fromDay ?? null,
    shares: step.shares.map(({ partnerId, sharePercent }) => ({ partnerId, sharePercent })),
  }));
}
