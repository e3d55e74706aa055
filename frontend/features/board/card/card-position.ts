import { clamp } from '../model/view/clamp';
/** A rectangle of the window, px. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance between the card and its block, and to the edges of the window, px. */
const GAP = 6;
const MARGIN = 8;
/**
 * Distance from the left edge of a card to the mouse, so that a small move down enters the card,
 * px.
 */
const LEAD = 36;

/**
 * Position of a card: below its block, else above, else beside it, limited to the window. `x`: the
 * mouse; null: the card is aligned with the block. All in px of the window.
 */
export function cardPosition(
  block: Rect,
  card: Size,
  window: Size,
  x: number | null,
): { readonly left: number; readonly top: number } {
  const lowest = window.height - card.height - MARGIN;
  const rightmost = window.width - card.width - MARGIN;
  const start = x === null ? block.left : clamp(x - LEAD, block.left, block.right);
  const left = clamp(start, MARGIN, rightmost);
  const below = Math.max(block.bottom + GAP, MARGIN);
  if (below <= lowest) return { left, top: below };
  const above = block.top - GAP - card.height;
  if (above >= MARGIN) return { left, top: above };
  const top = clamp(block.top, MARGIN, lowest);
  if (block.right + GAP <= rightmost) return { left: block.right + GAP, top };
  const before = block.left - GAP - card.width;
  return { left: before >= MARGIN ? before : left, top };
}
