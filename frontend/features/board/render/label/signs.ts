import type { LabelSign } from './label-parts';

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

/** A person: a booking whose block has no room for letters. */
function paintPerson(ctx: CanvasRenderingContext2D, colour: string, x: number, y: number): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x + 4.6, y - 2.4, 2.3, 0, 2 * Math.PI);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x + 4.6, y + 4.6, 4.2, Math.PI, 2 * Math.PI);
  ctx.fill();
}

/** A wrench: service work. */
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
export const SIGNS: Readonly<Record<Exclude<LabelSign, 'none'>, PaintSign>> = {
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
