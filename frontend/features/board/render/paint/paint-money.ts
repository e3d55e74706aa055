import type { BlockMoney } from '../../model/look/block-money';
import type { StatusInk } from '../../model/look/status-ink';
import type { BoardEvent } from '../../model/rows/board-event';
import type { Pen } from '../pen/pen';

/** Width reserved for the sign beside the label, px. */
export const MONEY_WIDTH = 14;
/** Px: its radius, and the minimum visible width of a block with a sign. */
const RADIUS = 4.5;
const LEAST = 44;
/** Height below which the sign is in the middle of the block, px. */
const LOW = 40;

/** The sign of a block; null without one or when it does not fit. */
export function moneyOf({ scene }: Pen, event: BoardEvent, visible: number): BlockMoney | null {
  if (event.kind !== 'booking' || visible < LEAST) return null;
  return scene.money.get(event.id) ?? null;
}

/**
 * An empty ring: unpaid; a half: partly; a full disc with a dash: a debt; a ring with a plus: overpaid; with
 * a dash: the deposit is not taken.
 */
export function paintMoney(
  { ctx, palette }: Pen,
  { sign }: BlockMoney,
  ink: StatusInk,
  right: number,
  block: { readonly y: number; readonly height: number },
): void {
  const x = right - 9;
  const y = block.height < LOW ? block.y + block.height / 2 : block.y + 11;
  const isDebt = sign === 'debt';
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = isDebt ? palette.danger : ink.ink;
  ctx.fillStyle = ctx.strokeStyle;
  ctx.beginPath();
  ctx.arc(x, y, RADIUS, 0, 2 * Math.PI);
  if (isDebt) ctx.fill();
  ctx.stroke();
  if (isDebt) {
    ctx.fillStyle = palette.surface;
    ctx.fillRect(x - 2.5, y - 0.75, 5, 1.5);
  } else if (sign === 'overpaid' || sign === 'untaken') {
    ctx.fillRect(x - 2.5, y - 0.5, 5, 1);
    if (sign === 'overpaid') ctx.fillRect(x - 0.5, y - 2.5, 1, 5);
  } else if (sign === 'partly') {
    ctx.beginPath();
    ctx.arc(x, y, RADIUS, Math.PI / 2, 1.5 * Math.PI);
    ctx.fill();
  }
}
