import { type Kopecks, kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import { startOfDay } from '@schema/values/time/calendar';
import type { DaySpan } from '../day/day-span';
import type { SharedRevenue } from './partner-revenue';
import { earnedWithin, type Rental } from './revenue';
import { type ShareSets, sharesOn } from './share-sets';

type Days = Pick<DaySpan, 'firstDay' | 'lastDay'>;

/** Days after the first of the period on which another set of shares begins. */
export function changeDays(sets: ShareSets, { firstDay, lastDay }: Days): Day[] {
  return sets.flatMap(({ fromDay }) =>
    fromDay !== null && fromDay > firstDay && fromDay <= lastDay ? [fromDay] : [],
  );
}

interface CarEarnings {
  readonly sets: ShareSets;
  /** Revenue of the whole period. */
  readonly revenue: Kopecks;
  /** The car's contracts that touch the period; used only when its shares change inside it. */
  readonly rentals: readonly Rental[];
}

/**
 * The revenue of a car in a period, by the parts of the period between changes of its shares. Each
 * rental day belongs to one date, so the parts add up to the whole.
 */
export function sharedRevenue(car: CarEarnings, span: DaySpan, zone: string): SharedRevenue[] {
  const { sets, revenue, rentals } = car;
  const changes = changeDays(sets, span);
  if (changes.length === 0) return [{ revenue, shares: sharesOn(sets, span.firstDay) }];
  return [span.firstDay, ...changes].map((day, at) => {
    const next = changes[at];
    const from = startOfDay(day, zone);
    const to = next === undefined ? span.to : startOfDay(next, zone);
    const earned = rentals.reduce(
      (sum, rental) => sum + earnedWithin(rental, { from, to }).revenue,
      0,
    );
    return { revenue: kopecks(earned), shares: sharesOn(sets, day) };
  });
}
