import type { StatusInk } from '../../model/look/status-ink';
import { type Pen, write } from '../pen/pen';
import { roundFill } from '../pen/round-rect';
import { type LabelPlan, type LabelSign, PILL_TEXTS } from './label-parts';

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
  most: number,
): void {
  if (text === '') return;
  const height = Math.min(BADGE.height, most);
  roundFill(pen.ctx, ink.badge, x, middle - height / 2, width, height, BADGE.radius);
  write(pen, text, 'badge', ink.ink, x + BADGE.padding, middle);
}

function paintPill(pen: Pen, plan: LabelPlan, left: number, middle: number, most: number): void {
  if (plan.pill === 'none') return;
  const x = left + plan.pillX;
  const { ctx, palette } = pen;
  const isOverdue = plan.pill === 'overdue' || plan.pill === 'overdueSign';
  const { pill, pillText } = pen.inks.dueToday;
  const background = isOverdue ? palette.danger : pill;
  const colour = isOverdue ? palette.surface : pillText;
  const height = Math.min(PILL.height, most);
  roundFill(ctx, background, x, middle - height / 2, plan.pillWidth, height, 10);
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

/** Draws a planned label; its x are relative to the visible left edge of the block. */
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
  const isLow = plan.lines === 1;
  const spread = isLow ? 0 : Math.min(height * SPREAD, MAX_SPREAD_PX);
  const [upper, lower] = [middle - spread, middle + spread];
  const inside = height - 2;
  if (plan.sign !== 'none') SIGNS[plan.sign](pen.ctx, ink.ink, x + plan.nameX, middle);
  if (plan.name !== '') {
    write(pen, plan.name, isLow ? 'line' : 'title', ink.ink, x + plan.nameX, upper);
  }
  if (isLow || plan.pill === 'none') {
    paintBadge(pen, plan.end, ink, x + plan.endX, lower, plan.endWidth, inside);
  } else if (plan.end !== '') write(pen, plan.end, 'title', ink.ink, x + plan.endX, upper);
  paintBadge(pen, plan.start, ink, x + plan.startX, lower, plan.startWidth, inside);
  if (plan.detail !== '') write(pen, plan.detail, 'detail', ink.soft, x + plan.detailX, lower);
  paintPill(pen, plan, x, lower, inside);
}

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

/** A person: a booking whose block is too small for letters. */
function paintPerson(ctx: CanvasRenderingContext2D, colour: string, x: number, y: number): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x + 4.6, y - 2.4, 2.3, 0, 2 * Math.PI);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x + 4.6, y + 4.6, 4.2, Math.PI, 2 * Math.PI);
  ctx.fill();
}

/** A wrench: maintenance. */
function paintWrench(ctx: CanvasRenderingContext2D, colour: string, x: number, y: number): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.8;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(x + 6.4, y - 2, 2.4, -Math.PI / 6, 1.35 * Math.PI);
  ctx.moveTo(x + 4.8, y - 0.4);
  ctx.lineTo(x + 1, y + 4);
  ctx.stroke();
}

type PaintSign = (ctx: CanvasRenderingContext2D, colour: string, x: number, y: number) => void;

/** Signs of a label, within 10 px to the right of x. */
const SIGNS: Readonly<Record<Exclude<LabelSign, 'none'>, PaintSign>> = {
  full: paintReturnArrow,
  short: paintReturnArrow,
  arrow: paintReturnArrow,
  overdue: paintClock,
  overdueSign: paintClock,
  latePickup: paintClock,
  latePickupSign: paintClock,
  unconfirmed: paintQuestion,
  unconfirmedSign: paintQuestion,
  customer: paintPerson,
  service: paintWrench,
};
