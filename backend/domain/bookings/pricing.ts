import { noTariffOn } from '@schema/messages/money';
import type { Season } from '@schema/values/fleet/season';
import { groupChooser, tierFor } from '@schema/values/fleet/tariff-choice';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { type Day, formatDay } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { Refusal } from '../refusal';
import { type RentalCalendar, rentalCalendar } from './rental-calendar';

export interface TariffRecord {
  /** Minimum length of the whole rental for this price, in days. */
  readonly minDays: number;
  readonly pricePerDay: Kopecks;
}

export interface TariffGroupRecord extends Season {
  readonly id: number;
  readonly name: string;
  readonly sortOrder: number;
  readonly tariffs: readonly TariffRecord[];
}

/** One line per group and price, in order of first use. Money in kopecks. */
export interface BreakdownLine {
  readonly groupId: number;
  readonly groupName: string;
  readonly days: number;
  readonly pricePerDay: Kopecks;
  readonly subtotal: Kopecks;
}

/** Money in kopecks; the subtotals sum to `totalPrice` exactly. */
export interface PriceEstimate {
  readonly totalPrice: Kopecks;
  readonly totalDays: number;
  readonly breakdown: readonly BreakdownLine[];
}

/**
 * The price of a rental (docs/domain.md, price estimate). Each rental day uses the first group by
 * `sortOrder` whose season contains its date, else the year-round group; the price tier depends on
 * the whole length. Requires `endDate >= startDate`; equal ones cost one day. Refuses with
 * VALIDATION_FAILED 'На 05.03.2026 не задан тариф' when no group covers a day.
 */
export function estimatePrice(
  request: Period & { readonly groups: readonly TariffGroupRecord[]; readonly zone: string },
): PriceEstimate {
  const priced = priceOf(request.groups, rentalCalendar(request, request.zone));
  if ('uncoveredDay' in priced) {
    throw new Refusal('VALIDATION_FAILED', noTariffOn(formatDay(priced.uncoveredDay)));
  }
  return priced;
}

/** `estimatePrice` for one of many cars over the same days; null when a day has no tariff. */
export function estimateOver(
  calendar: RentalCalendar,
  groups: readonly TariffGroupRecord[],
): PriceEstimate | null {
  const priced = priceOf(groups, calendar);
  return 'uncoveredDay' in priced ? null : priced;
}

/** `totalPrice / totalDays`, rounded to a kopeck. */
export function averagePricePerDay(estimate: PriceEstimate): Kopecks {
  return kopecks(Math.round(estimate.totalPrice / estimate.totalDays));
}

function priceOf(
  groups: readonly TariffGroupRecord[],
  calendar: RentalCalendar,
): PriceEstimate | { readonly uncoveredDay: Day } {
  const byId = [...groups].sort((a, b) => a.id - b.id);
  const groupOn = groupChooser(byId);

  const daysByGroup = new Map<TariffGroupRecord, number>();
  for (const { monthDay, firstDay, days } of calendar.dates) {
    const group = groupOn(monthDay);
    if (!group) return { uncoveredDay: firstDay };
    daysByGroup.set(group, (daysByGroup.get(group) ?? 0) + days);
  }

  let total = 0;
  const breakdown: BreakdownLine[] = [];
  for (const [group, days] of daysByGroup) {
    const pricePerDay = tierFor(group.tariffs, calendar.totalDays)?.pricePerDay ?? kopecks(0);
    const subtotal = kopecks(pricePerDay * days);
    breakdown.push({ groupId: group.id, groupName: group.name, days, pricePerDay, subtotal });
    total += subtotal;
  }
  return { totalPrice: kopecks(total), totalDays: calendar.totalDays, breakdown };
}
