import { foldForSearch } from '@schema/values/words/search';
import type { Cell } from './cells';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Our export puts an apostrophe before text that could run as a formula. */
const unquoted = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

/** A cell as one line of text; '' for an empty one. A moment as 'DD.MM.YYYY HH:mm'. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    const day = `${twoDigits(cell.getUTCDate())}.${twoDigits(cell.getUTCMonth() + 1)}.${cell.getUTCFullYear()}`;
    const time = `${twoDigits(cell.getUTCHours())}:${twoDigits(cell.getUTCMinutes())}`;
    return time === '00:00' ? day : `${day} ${time}`;
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
