import { EMPTY_WORDS, SERVICE_WORDS } from '@schema/texts/files/import-board-words';
import type { Cell, MergedCells, SheetTable } from '../cells/cells';
import { cellText, wordsOf } from '../cells/read-words';

/** Adjacent equal cells of one row: one booking. Columns from 0, both included. */
interface BoardRun {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** Fills merged cells with the value of their first cell, within the table. */
export function spread({ rows, merged }: SheetTable, width: number): Cell[][] {
  const grid = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? null));
  for (const { top, left, bottom, right } of merged) {
    const cell = grid[top]?.[left] ?? null;
    for (let row = top; row <= Math.min(bottom, grid.length - 1); row += 1) {
      for (let at = left; at <= Math.min(right, width - 1); at += 1) {
        const line = grid[row];
        if (line) line[at] = cell;
      }
    }
  }
  return grid;
}

/** A cell with only a dash, a dot or «свободно» is empty. */
function isFree(text: string): boolean {
  const words = wordsOf(text);
  return words === '' || EMPTY_WORDS.includes(words);
}

/** The bookings of a row between two columns; a merged cell ends one even before an equal cell. */
export function runsOf(
  cells: readonly Cell[],
  row: number,
  span: { readonly first: number; readonly last: number },
  merged: readonly MergedCells[],
): BoardRun[] {
  const own = merged.filter(({ top, bottom }) => top <= row && row <= bottom);
  const ends = new Set(own.map(({ right }) => right));
  const begins = new Set(own.map(({ left }) => left));
  const runs: { first: number; last: number; text: string }[] = [];
  for (let at = span.first; at <= span.last; at += 1) {
    const text = cellText(cells[at]);
    if (isFree(text)) continue;
    const open = runs.at(-1);
    const goesOn = open?.last === at - 1 && wordsOf(open.text) === wordsOf(text);
    if (open && goesOn && !ends.has(at - 1) && !begins.has(at)) open.last = at;
    else runs.push({ first: at, last: at, text });
  }
  return runs;
}

/** Whether the text is maintenance and not a booking: «ремонт», «ТО». */
export function isService(text: string): boolean {
  const words = wordsOf(text);
  return SERVICE_WORDS.some((word) => words === word || words.startsWith(`${word} `));
}
