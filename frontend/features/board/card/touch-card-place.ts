import { clamp } from '../model/view/clamp';
import type { Rect, Size } from './card-position';

/**
 * Position of the card of a tapped event, px of the window. A taller card scrolls inside
 * `maxHeight`.
 */
interface CardPlace {
  readonly left: number;
  /** The fixed edge while the card grows: its buttons load after it. */
  readonly edge: { readonly top: number } | { readonly bottom: number };
  readonly maxHeight: number;
  /** Distance to scroll the rows first, so that the block is not covered. */
  readonly scrollBy: number;
}

const GAP = 8;
const MARGIN = 8;

/**
 * A card beside the tapped block: above it, else below, inside the window; never over `taken`, the
 * block with its handles, also while it grows. Above is preferred: a hand covers the area below the
 * finger.
 */
export function besideBlock(taken: Rect, card: Size, window: Size): CardPlace {
  const above = taken.top - GAP - MARGIN;
  const below = window.height - MARGIN - GAP - taken.bottom;
  const isAbove = card.height <= above || (card.height > below && above >= below);
  const middle = (taken.left + taken.right - card.width) / 2;
  return {
    left: clamp(middle, MARGIN, window.width - card.width - MARGIN),
    edge: isAbove ? { bottom: taken.top - GAP } : { top: taken.bottom + GAP },
    maxHeight: Math.max(0, isAbove ? above : below),
    scrollBy: 0,
  };
}

/**
 * A low sheet at the bottom of a phone. A block under it is scrolled above it, by at most `reach`;
 * otherwise the sheet is at the top.
 */
export function sheetPlace(taken: Rect, card: Size, window: Size, reach: number): CardPlace {
  const top = window.height - MARGIN - card.height;
  const scrollBy = Math.max(0, taken.bottom + GAP - top);
  if (scrollBy <= reach) return { left: MARGIN, edge: { top }, maxHeight: card.height, scrollBy };
  const maxHeight = Math.max(0, taken.top - GAP - MARGIN);
  return { left: MARGIN, edge: { top: MARGIN }, maxHeight, scrollBy: 0 };
}
