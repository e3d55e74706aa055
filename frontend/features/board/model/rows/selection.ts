import { canSelect, type DayFacts, longestSelection } from '@schema/values/bookings/selection';
import { type BoardRow, firstEndingAfter } from './rows';

/** Selected days of one row, day numbers, both included. */
export interface Selection {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** Whether the day is loaded, so that an empty cell means free. */
export type IsLoaded = (day: number) => boolean;

/** Maximum selection of one drag; bounds the facts of a selection. */
const MAX_DAYS = 400;

function factsOf(row: BoardRow, day: number, isLoaded: IsLoaded): DayFacts {
  if (!isLoaded(day)) return { occupied: true, endsWithinDay: false, startsInDay: false };
  let [occupied, endsWithinDay, startsInDay] = [false, false, false];
  for (let i = firstEndingAfter(row, day); i < row.events.length; i += 1) {
    const event = row.events[i];
    if (!event || event.start >= day + 1) break;
    if (!event.occupies || event.lastDay < day) continue;
    occupied = true;
    if (event.lastDay === day) endsWithinDay = true;
    if (event.start >= day) startsInDay = true;
  }
  return { occupied, endsWithinDay, startsInDay };
}

function factsBetween(row: BoardRow, from: number, to: number, isLoaded: IsLoaded): DayFacts[] {
  const facts: DayFacts[] = [];
  for (let day = from; day <= to; day += 1) facts.push(factsOf(row, day, isLoaded));
  return facts;
}

/**
 * The days that a drag from `anchor` to `target` selects in a row by the free-cell rule
 * (requirements.md, B12); null when the anchor is not free. Days not loaded count as taken.
 */
export function selectedRange(
  row: BoardRow,
  index: number,
  anchor: number,
  target: number,
  isLoaded: IsLoaded,
): Selection | null {
  const reach = Math.max(anchor - MAX_DAYS, Math.min(anchor + MAX_DAYS, target));
  const from = Math.min(anchor, reach);
  const facts = factsBetween(row, from, Math.max(anchor, reach), isLoaded);
  const range = longestSelection(facts, anchor - from, reach - from);
  return range && { row: index, from: from + range.from, to: from + range.to };
}

interface ClickFacts {
  readonly isLoaded: IsLoaded;
  /** Day number. */
  readonly today: number;
}

/**
 * Selection of a click on the free part of a cell: the day alone; on a return day that day and the
 * next; on a handover day the day before and that day, unless it begins in the past. Null when the
 * day is taken. No external specification: the rule refuses a single half-taken day, and a click
 * should have an effect.
 */
export function clickedRange(
  row: BoardRow,
  index: number,
  day: number,
  { isLoaded, today }: ClickFacts,
): Selection | null {
  const facts = factsBetween(row, day - 1, day + 1, isLoaded);
  if (canSelect(facts, { from: 1, to: 1 })) return { row: index, from: day, to: day };
  if (canSelect(facts, { from: 1, to: 2 })) return { row: index, from: day, to: day + 1 };
  if (canSelect(facts, { from: 0, to: 1 })) {
    return { row: index, from: day - 1 < today ? day : day - 1, to: day };
  }
  return null;
}
