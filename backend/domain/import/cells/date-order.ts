import type { Cell } from './cells';
import type { DateOrder } from './read-day';
import { cellText } from './read-words';

const WITH_YEAR = /(?<![\d.])(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/g;
const AT_START = /^(\d{1,2})([./-])(\d{1,2})(?!\d)/;
/** A few slips do not change the order of a column. */
const FEW = 0.1;

interface ColumnOrder {
  /** Null: no date in numbers. */
  readonly order: DateOrder | null;
  /** Every date may be read in both orders, and is not written as Russian dates are, with points. */
  readonly isOpen: boolean;
}

/**
 * The order of day and month in a column of dates, by those that can be read in one order alone;
 * `mixed` when they disagree.
 */
export function dateOrderOf(cells: readonly Cell[]): ColumnOrder {
  let [dayFirst, monthFirst, open, foreign] = [0, 0, 0, 0];
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const text = cellText(cell);
    const dated = [...text.matchAll(WITH_YEAR)];
    const bare = AT_START.exec(text);
    for (const [, first, mark, second] of dated.length > 0 || !bare ? dated : [bare]) {
      if (Number(first) > 12) dayFirst += 1;
      else if (Number(second) > 12) monthFirst += 1;
      else if (first !== second) {
        open += 1;
        if (mark !== '.') foreign += 1;
      }
    }
  }
  if (dayFirst + monthFirst === 0) {
    return { order: open > 0 ? 'dmy' : null, isOpen: foreign > 0 };
  }
  const few = Math.max(dayFirst, monthFirst) * FEW;
  const order = monthFirst <= few ? 'dmy' : dayFirst <= few ? 'mdy' : 'mixed';
  return { order, isOpen: false };
}
