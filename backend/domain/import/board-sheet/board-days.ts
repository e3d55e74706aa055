import { addDays, type Day, daysBetween, isDay } from '@schema/values/time/calendar';
import { MONTH_WORD, monthOf } from '@schema/values/time/day-words';
import { foldForSearch } from '@schema/values/words/search';
import type { Cell, SheetTable } from '../cells/cells';
import { type DayRules, readDay } from '../cells/read-day';
import { cellText } from '../cells/read-words';

/** The row of days of a sheet laid out like the board. Rows and columns from 0. */
export interface BoardHeader {
  readonly row: number;
  /** The column of the first day; cars are to its left. */
  readonly firstColumn: number;
  readonly days: readonly Day[];
}

const LOOKED_AT = 30;
/** Minimum run of adjacent days in a board. */
const LEAST_DAYS = 5;
const MONTH = new RegExp(`(?<!\\p{L})(${MONTH_WORD})(?:[\\s.,'-]*(\\d{4}|\\d{2})(?!\\d))?`, 'u');
const DAY_OF_MONTH = /^\d{1,2}$/;

interface Month {
  readonly year: number;
  readonly month: number;
}

function dayNumberIn(cell: Cell): number | null {
  const text = cellText(cell).replace(/\s.*$/, '');
  const day = DAY_OF_MONTH.test(text) ? Number(text) : 0;
  return day >= 1 && day <= 31 ? day : null;
}

/** A month named in a text, in the year named there or the one nearest to today. */
function monthIn(text: string, { near }: DayRules): Month | null {
  const match = MONTH.exec(foldForSearch(text));
  if (!match) return null;
  const month = monthOf(match[1] ?? '');
  const year = match[2] === undefined ? null : Number(match[2]) % 100;
  if (year !== null) return { year: 2000 + year, month };
  const thisYear = Number(near.slice(0, 4));
  const middle = (one: number) => `${one}-${String(month).padStart(2, '0')}-15`;
  const far = (one: number) => Math.abs(daysBetween(near, middle(one)));
  const [best = thisYear] = [thisYear, thisYear - 1, thisYear + 1].sort((a, b) => far(a) - far(b));
  return { year: best, month };
}

/** Consecutive whole dates: date cells, '12.11', '12.11.2026', 'пн 12.11'. */
function datesFrom(row: readonly Cell[], from: number, rules: DayRules): Day[] {
  const days: Day[] = [];
  for (let at = from; at < row.length; at += 1) {
    const cell = row[at] ?? null;
    const last = days.at(-1);
    // Dates without a year may run from December into January.
    const near = last ? addDays(last, 1) : rules.near;
    const day = dayNumberIn(cell) === null ? readDay(cell, { ...rules, near })?.day : undefined;
    if (!day || (last && day !== addDays(last, 1))) break;
    days.push(day);
  }
  return days;
}

/** Consecutive bare numbers 1…31, of the month named above them or in the sheet's name. */
function numbersFrom(table: SheetTable, row: number, from: number, rules: DayRules): Day[] {
  const cells = table.rows[row] ?? [];
  const numbers: number[] = [];
  for (let at = from; at < cells.length; at += 1) {
    const day = dayNumberIn(cells[at] ?? null);
    const last = numbers.at(-1);
    if (day === null || (last !== undefined && day !== last + 1 && day !== 1)) break;
    numbers.push(day);
  }
  if (numbers.length < LEAST_DAYS) return [];
  const month = monthAbove(table, row, from, rules);
  return month ? dated(numbers, month) : [];
}

function monthAbove(table: SheetTable, row: number, from: number, rules: DayRules): Month | null {
  for (let above = row; above >= 0; above -= 1) {
    const cells = table.rows[above] ?? [];
    // The month above the first day, else any in the row.
    const nearby = [...cells.slice(0, from + 1).reverse(), ...cells.slice(from + 1)];
    for (const cell of nearby) {
      const month = cell instanceof Date ? monthOfDate(cell) : monthIn(cellText(cell), rules);
      if (month) return month;
    }
  }
  return monthIn(table.name, rules);
}

const monthOfDate = (cell: Date): Month => ({
  year: cell.getUTCFullYear(),
  month: cell.getUTCMonth() + 1,
});

/** The numbers as days, starting in the month; the run ends at a day that does not exist. */
function dated(numbers: readonly number[], { year, month }: Month): Day[] {
  const days: Day[] = [];
  const two = (number: number) => String(number).padStart(2, '0');
  const first = `${year}-${two(month)}-${two(numbers[0] ?? 1)}`;
  if (!isDay(first)) return [];
  for (const [place, number] of numbers.entries()) {
    const day = addDays(first, place);
    if (Number(day.slice(8)) !== number) break;
    days.push(day);
  }
  return days;
}

/** Finds the days of a sheet laid out like the board; null: another layout. */
export function findBoardDays(table: SheetTable, rules: DayRules): BoardHeader | null {
  const rows = Math.min(LOOKED_AT, table.rows.length);
  let best: BoardHeader | null = null;
  for (let row = 0; row < rows; row += 1) {
    const cells = table.rows[row] ?? [];
    for (let at = 1; at < cells.length; at += 1) {
      const found = [datesFrom(cells, at, rules), numbersFrom(table, row, at, rules)];
      const days = found.sort((a, b) => b.length - a.length)[0] ?? [];
      if (days.length >= LEAST_DAYS && days.length > (best?.days.length ?? 0)) {
        best = { row, firstColumn: at, days };
      }
      // Skips the rest of a run.
      if (days.length > 1) at += days.length - 1;
    }
  }
  return best;
}
