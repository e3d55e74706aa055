import { MAX_AMOUNT } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { TARIFFS_TEXTS } from '@schema/texts/fleet/cars';
import { amountText, parseAmount } from '@schema/values/money/money';
import type { Cell } from './cell-keys';

interface PastedPrice extends Cell {
  readonly price: string;
}

interface RefusedPrice {
  readonly text: string;
  readonly reason: string;
}

export interface PastePlan {
  readonly prices: readonly PastedPrice[];
  readonly refused: readonly RefusedPrice[];
}

/** Cells of a spreadsheet in the clipboard format: tabs between cells, lines between rows. */
function cellsOf(text: string): string[][] {
  const lines = text.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  // A table copied here includes its names, which are no prices.
  const hasNames = cells[0]?.[0] === TARIFFS_TEXTS.group;
  return hasNames ? cells.slice(1).map((row) => row.slice(1)) : cells;
}

/** Whether a pasted text is more than one value. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.trimEnd());

function reasonOf(text: string, isInside: boolean): string | null {
  const price = parseAmount(text);
  if (price === null || price < 0) return TARIFFS_TEXTS.notPrice;
  if (price > MAX_AMOUNT) return MESSAGES.generic.amountTooLarge;
  return isInside ? null : TARIFFS_TEXTS.noPlace;
}

/**
 * Prices set by a pasted table from the cell `from` on. An empty cell leaves the price unchanged.
 */
export function pastePlan(text: string, from: Cell, size: Cell): PastePlan {
  const prices: PastedPrice[] = [];
  const refused: RefusedPrice[] = [];
  for (const [down, line] of cellsOf(text).entries()) {
    for (const [along, cell] of line.entries()) {
      if (cell === '') continue;
      const row = from.row + down;
      const column = from.column + along;
      const reason = reasonOf(cell, row < size.row && column < size.column);
      if (reason !== null) refused.push({ text: cell, reason });
      else prices.push({ row, column, price: amountText(parseAmount(cell) ?? 0) });
    }
  }
  return { prices, refused };
}
