import type { Cell } from './cells';
import type { DateOrder } from './read-day';
import { cellText } from './read-words';

const WITH_YEAR = /(?<![\d.])(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/g;
const AT_START = /^(\d{1,2})([./-])(\d{1,2})(?!\d)/;
/** Tolerated exceptions to the order of a column. */
const FEW = 0.1;

interface ColumnOrder {
  /** Null: no numeric date. */
  readonly order: DateOrder | null;
  /** Every date fits both orders and lacks the points of Russian dates. */
  readonly isOpen: boolean;
}

/**
 * The order of day and month in a column, from the dates that fit one order only; `mixed` when they
 * disagree.
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
