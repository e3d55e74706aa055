import { formatDay } from '@schema/values/time/calendar';
import { foldForSearch } from '@schema/values/words/search';
import { type Cell, wallClock } from './cells';

/** Our export puts an apostrophe before text that a spreadsheet would run as a formula. */
const unquoted = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

/** A cell as one line of text; '' for an empty one. A moment as 'DD.MM.YYYY HH:mm'. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    const wall = wallClock(cell);
    if (!wall) return String(cell);
    return wall.time === '00:00' ? formatDay(wall.day) : `${formatDay(wall.day)} ${wall.time}`;
  }
  return unquoted(String(cell))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .toWellFormed()
    .trim();
}

/** Like `cellText` with line breaks kept: a comment may have several lines. */
export function cellLines(cell: Cell | undefined): string {
  return typeof cell === 'string'
    ? unquoted(cell)
        .split(/\r\n|\n|\r/)
        .map(cellText)
        .join('\n')
        .trim()
    : cellText(cell);
}

export const isBlank = (cell: Cell | undefined): boolean => cellText(cell) === '';

/** A heading or label normalised for comparison: folded, without punctuation. */
export function wordsOf(text: string): string {
  return foldForSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
