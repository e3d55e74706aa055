import type { Cell } from './cells';
import { readMoney } from './read-money';
import { cellText } from './read-words';

/** '-500', '−500 ₽', '– 500': a hyphen, a minus or a dash before the digits. */
const MINUS = /^[-\u2212\u2012-\u2014]\s*(?=[\d₽])/u;
/** '(500)': how accountants write a negative amount. */
const BRACKETS = /^\((.+)\)$/u;

/** A negative amount without its sign; null: the cell has no minus. */
export function withoutMinus(cell: Cell): Cell {
  if (typeof cell === 'number') return cell < 0 ? -cell : null;
  if (typeof cell !== 'string') return null;
  const text = cellText(cell);
  const inside = BRACKETS.exec(text)?.[1] ?? (MINUS.test(text) ? text.replace(MINUS, '') : null);
  return inside !== null && readMoney(inside) ? inside : null;
}

/** Tolerated amounts with a minus among others: refunds. */
const FEW = 0.1;

/**
 * The signs of a column of amounts. `minus`: most have a minus, as sums that left a bank account;
 * `mixed`: more than a few have one.
 */
export function signsOf(cells: readonly Cell[]): 'minus' | 'mixed' | 'plus' {
  const negative = cells.filter((cell) => withoutMinus(cell) !== null).length;
  const positive = cells.filter((cell) => (readMoney(cell)?.amount ?? 0) > 0).length;
  if (negative > positive) return 'minus';
  return negative > (negative + positive) * FEW ? 'mixed' : 'plus';
}
