import type { BoardLook } from '@frontend/features/board/model/look/palette';
import type { Scene } from '@frontend/features/board/model/scene';
import type { LabelMemo } from '../label/label-memo';
import type { Pictures } from './pictures';
import { FONTS, type FontName, type TextFit } from './text-fit';

/** Tools and look of the painters; one object per board, replaced only when the look changes. */
export interface Pen extends BoardLook {
  readonly ctx: CanvasRenderingContext2D;
  readonly scene: Readonly<Scene>;
  readonly fit: TextFit;
  readonly labels: LabelMemo;
  readonly pictures: Pictures;
  /** Device pixels per unit of the layout: at most 2 for a CSS px, more with larger text. */
  readonly ratio: number;
  /** Time of the frame, ms. */
  readonly atMs: number;
}

/** The nearest device pixel at or before a CSS coordinate, for crisp edges. */
export function crisp(value: number, ratio: number): number {
  return Math.floor(value * ratio) / ratio;
}

/** A vertical line of crisp pixels. */
export function verticalLine(
  pen: Pen,
  x: number,
  top: number,
  bottom: number,
  width: number,
): void {
  pen.ctx.fillRect(crisp(x, pen.ratio), top, Math.max(width, 1 / pen.ratio), bottom - top);
}

/** A horizontal line of crisp pixels. */
export function horizontalLine(
  pen: Pen,
  y: number,
  left: number,
  right: number,
  width: number,
): void {
  pen.ctx.fillRect(left, crisp(y, pen.ratio), right - left, Math.max(width, 1 / pen.ratio));
}

/** Half the height of capitals and digits as a share of the font size. */
const HALF_CAP = 0.355;
const sizes = new Map<FontName, number>();

function sizeOf(name: FontName): number {
  const known = sizes.get(name);
  if (known !== undefined) return known;
  const size = Number(/([\d.]+)px/.exec(FONTS[name])?.[1] ?? 0);
  sizes.set(name, size);
  return size;
}

/** Writes text whose capitals are centred on `middle`, starting at x. */
export function write(
  pen: Pen,
  text: string,
  name: FontName,
  colour: string,
  x: number,
  middle: number,
): void {
  const { ctx, ratio } = pen;
  ctx.font = FONTS[name];
  ctx.fillStyle = colour;
  ctx.fillText(text, x, Math.round((middle + sizeOf(name) * HALF_CAP) * ratio) / ratio);
}
