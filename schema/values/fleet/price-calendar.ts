import { addDays, type Day } from '../time/calendar';
import { monthDayOf, type Season } from './season';
import { groupChooser, type PriceTier, tierFor } from './tariff-choice';

/** A tariff group while editing, in list order. */
export interface EditedGroup extends Season {
  readonly name: string;
  readonly tariffs: readonly PriceTier[];
}

/** Consecutive days of one price. */
export interface PriceRun {
  readonly from: Day;
  /** Included. */
  readonly to: Day;
  /** Roubles per day; null: no group covers these days, so rentals on them have no price. */
  readonly pricePerDay: number | null;
  /** Index of the group in the list; null without one. */
  readonly group: number | null;
}

/**
 * Prices of a year for a rental of this many days, with consecutive days of one price merged: shows
 * wrong seasons while editing.
 */
export function priceCalendar(
  groups: readonly EditedGroup[],
  totalDays: number,
  year: number,
): PriceRun[] {
  const placed = groups.map((group, sortOrder) => ({ ...group, sortOrder }));
  const groupOn = groupChooser(placed);
  const runs: PriceRun[] = [];
  const end: Day = `${year + 1}-01-01`;
  for (let day: Day = `${year}-01-01`; day < end; day = addDays(day, 1)) {
    const group = groupOn(monthDayOf(day));
    const pricePerDay = group && (tierFor(group.tariffs, totalDays)?.pricePerDay ?? null);
    const place = group?.sortOrder ?? null;
    const last = runs.at(-1);
    if (last && last.pricePerDay === pricePerDay && last.group === place) {
      runs[runs.length - 1] = { ...last, to: day };
    } else {
      runs.push({ from: day, to: day, pricePerDay, group: place });
    }
  }
  return runs;
}
