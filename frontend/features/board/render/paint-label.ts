import type { StatusInk } from '../model/look/status-ink';
import { type LabelPlan, PILL_TEXTS, type PillForm } from './label-plan';
import { type Pen, write } from './pen';
import { roundFill } from './round-rect';

const BADGE = { height: 19, radius: 6, padding: 6 } as const;
const PILL = { height: 19, padding: 7, icon: 13 } as const;
/** Distance of the two lines from the middle, as a share of the height and at most, px. */
const SPREAD = 0.2;
const MAX_SPREAD_PX = 15;

interface LabelPosition {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly cutLeft: boolean;
}

function paintBadge(
  pen: Pen,
  text: string,
  ink: StatusInk,
  x: number,
  middle: number,
  width: number,
): void {
  if (text === '') return;
  roundFill(pen.ctx, ink.badge, x, middle - BADGE.height / 2, width, BADGE.height, BADGE.radius);
  write(pen, text, 'badge', ink.ink, x + BADGE.padding, middle);
}

/** The arrow of a return. */
function paintReturnArrow(
  ctx: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.6;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x + 3.2, y - 4.2);
  ctx.lineTo(x + 0.8, y - 1.6);
  ctx.lineTo(x + 3.2, y + 1);
  ctx.moveTo(x + 0.8, y - 1.6);
  ctx.lineTo(x + 6.2, y - 1.6);
  ctx.arc(x + 6.2, y + 1.1, 2.7, -Math.PI / 2, Math.PI / 2);
  ctx.lineTo(x + 4.4, y + 3.8);
  ctx.stroke();
}

/** The clock of a late pickup or return. */
function paintClock(ctx: CanvasRenderingContext2D, colour: string, x: number, y: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.5;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(x + 4.6, y, 4.4, 0, 2 * Math.PI);
  ctx.moveTo(x + 4.6, y - 2.4);
  ctx.lineTo(x + 4.6, y);
  ctx.lineTo(x + 6.3, y + 1.2);
  ctx.stroke();
}

/** «?»: the return is not confirmed. */
function paintQuestion(ctx: CanvasRenderingContext2D, colour: string, x: number, y: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.6;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(x + 4.6, y - 2.2, 2.3, Math.PI, 2.5 * Math.PI);
  ctx.lineTo(x + 4.6, y + 1.4);
  ctx.moveTo(x + 4.6, y + 4.2);
  ctx.lineTo(x + 4.6, y + 4.3);
  ctx.stroke();
}

type PaintSign = (ctx: CanvasRenderingContext2D, colour: string, x: number, y: number) => void;

const SIGNS: Readonly<Record<Exclude<PillForm, 'none'>, PaintSign>> = {
  full: paintReturnArrow,
  short: paintReturnArrow,
  arrow: paintReturnArrow,
  overdue: paintClock,
  overdueSign: paintClock,
  latePickup: paintClock,
  latePickupSign: paintClock,
  unconfirmed: paintQuestion,
  unconfirmedSign: paintQuestion,
};

function paintPill(pen: Pen, plan: LabelPlan, left: number, middle: number): void {
  if (plan.pill === 'none') return;
  const x = left + plan.pillX;
  const { ctx, palette } = pen;
  const isOverdue = plan.pill === 'overdue' || plan.pill === 'overdueSign';
  const { pill, pillText } = pen.inks.dueToday;
  const background = isOverdue ? palette.danger : pill;
  const colour = isOverdue ? palette.surface : pillText;
  roundFill(ctx, background, x, middle - PILL.height / 2, plan.pillWidth, PILL.height, 10);
  SIGNS[plan.pill](ctx, colour, x + PILL.padding, middle);
  const text = PILL_TEXTS[plan.pill];
  if (text !== '') {
    write(pen, text, 'pill', colour, x + PILL.padding + PILL.icon, middle);
  }
}

/** «‹»: the block begins before the edge. */
function paintCut(pen: Pen, ink: StatusInk, x: number, middle: number): void {
  const { ctx } = pen;
  ctx.strokeStyle = ink.soft;
  ctx.lineWidth = 1.6;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(x + 8.5, middle - 3.5);
  ctx.lineTo(x + 5, middle);
  ctx.lineTo(x + 8.5, middle + 3.5);
  ctx.stroke();
}

/** Draws a planned label; its x count from the visible left edge of the block. */
export function paintLabel(
  pen: Pen,
  plan: LabelPlan,
  ink: StatusInk,
  position: LabelPosition,
): void {
  const { x, y, height } = position;
  const middle = y + height / 2;
  if (position.cutLeft) paintCut(pen, ink, x, middle);
  if (plan.lines === 0) return;
  const spread = plan.lines === 1 ? 0 : Math.min(height * SPREAD, MAX_SPREAD_PX);
  const [upper, lower] = [middle - spread, middle + spread];
  if (plan.name !== '') write(pen, plan.name, 'title', ink.ink, x + plan.nameX, upper);
  if (plan.pill === 'none') paintBadge(pen, plan.end, ink, x + plan.endX, lower, plan.endWidth);
  else if (plan.end !== '') write(pen, plan.end, 'title', ink.ink, x + plan.endX, upper);
  paintBadge(pen, plan.start, ink, x + plan.startX, lower, plan.startWidth);
  if (plan.detail !== '') write(pen, plan.detail, 'detail', ink.soft, x + plan.detailX, lower);
  paintPill(pen, plan, x, lower);
}
