import type { DayScale } from '../model/rows/day-scale';
import { type BoardRow, firstEndingAfter } from '../model/rows/rows';
import type { DayRange } from '../model/view/loaded-window';
import type { DayWindow } from './board-filter';

/** The days of a window as day numbers. */
export function rangeOf(window: DayWindow, scale: DayScale): DayRange {
  return { first: scale.numberOf(window.from), last: scale.numberOf(window.to) };
}

/** Whether the car is occupied on any of these days, both included. */
function isTaken(row: BoardRow, { first, last }: DayRange): boolean {
  for (let i = firstEndingAfter(row, first); i < row.events.length; i += 1) {
    const event = row.events[i];
    if (!event || event.start >= last + 1) return false;
    if (event.occupies && event.lastDay >= first) return true;
  }
  return false;
}

/**
 * Cars that are not free on all of these days. A day is taken when a booking or unfinished
 * maintenance touches it, as in the counts of the header (docs/domain.md, board cells over REST).
 */
export function takenCars(rows: readonly BoardRow[], days: DayRange): ReadonlySet<number> {
  return new Set(rows.filter((row) => isTaken(row, days)).map(({ car }) => car.id));
}
