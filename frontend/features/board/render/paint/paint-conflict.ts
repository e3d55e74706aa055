import { BOARD_TEXTS } from '@schema/texts/board/board';
import { type Pen, write } from '../pen/pen';
import { roundFill } from '../pen/round-rect';

/**
 * Px: the sign alone, its padding, the sign beside its word, and the minimum width of a block with
 * the word.
 */
const MARK = 14;
const PADDING = 6;
const SIGN = 10;
const WORD_FROM = 190;
const HEIGHT = 17;
const LOW = 40;

/** Width of the conflict mark on a block of this visible width, px. */
export function conflictWidth({ fit }: Pen, width: number): number {
  if (width < WORD_FROM) return MARK;
  return fit.width(BOARD_TEXTS.conflictShort, 'small') + SIGN + 2 * PADDING;
}

/** The mark of a conflict, with its word if it fits: never colour alone. */
export function paintConflict(
  pen: Pen,
  right: number,
  block: { readonly y: number; readonly height: number },
  room: number,
): void {
  const { ctx, palette } = pen;
  const { y, height } = block;
  if (room === MARK) {
    const middle = height < LOW ? y + height / 2 : y + 9;
    ctx.beginPath();
    ctx.arc(right - 10, middle, 6.5, 0, 2 * Math.PI);
    ctx.fillStyle = palette.danger;
    ctx.fill();
    paintSign(pen, right - 10, middle);
    return;
  }
  const left = right - room - 4;
  // On a block of one line, centred on that line.
  const top = height < LOW ? y + (height - HEIGHT) / 2 : y + 6;
  roundFill(ctx, palette.danger, left, top, room, HEIGHT, 6);
  const middle = top + HEIGHT / 2;
  paintSign(pen, left + PADDING + 2, middle);
  const x = left + PADDING + SIGN - 2;
  write(pen, BOARD_TEXTS.conflictShort, 'small', palette.surface, x, middle);
}

/** «!». */
function paintSign({ ctx, palette }: Pen, x: number, middle: number): void {
  ctx.fillStyle = palette.surface;
  ctx.fillRect(x - 0.9, middle - 3.8, 1.8, 4.4);
  ctx.fillRect(x - 0.9, middle + 1.9, 1.8, 1.8);
}
