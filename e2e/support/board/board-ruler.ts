import { type Day, daysBetween } from '@schema/values/time/calendar';
import type { Locator } from 'playwright-core';
import type { Point } from '../point.ts';

/** Position and size of everything drawn on the board. CSS px of the page. */
export interface Ruler {
  /** The canvas. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  dayWidth: number;
  rowHeight: number;
  headerHeight: number;
  columnWidth: number;
  leftDay: Day;
  leftPart: number;
}

/** Reads the ruler from the board's accessible grid. */
export async function readRuler(grid: Locator): Promise<Ruler> {
  const box = await grid.boundingBox();
  if (box === null) throw new Error('The board is not on the page.');
  const data = await grid.evaluate((element) => ({ ...(element as HTMLElement).dataset }));
  return {
    left: box.x,
    top: box.y,
    right: box.x + box.width,
    bottom: box.y + box.height,
    dayWidth: Number(data.dayWidth),
    rowHeight: Number(data.rowHeight),
    headerHeight: Number(data.headerHeight),
    columnWidth: Number(data.columnWidth),
    leftDay: data.leftDay ?? '',
    leftPart: Number(data.leftPart),
  };
}

/** Position of a fraction of a day: 0 its left edge, 1 its right. */
export function xOf(ruler: Ruler, day: Day, part: number): number {
  const days = daysBetween(ruler.leftDay, day) - ruler.leftPart + part;
  return ruler.left + ruler.columnWidth + days * ruler.dayWidth;
}

/** The middle of the scrolling area. */
export function middleOfBody(ruler: Ruler): Point {
  return {
    x: (ruler.left + ruler.columnWidth + ruler.right) / 2,
    y: (ruler.top + ruler.headerHeight + ruler.bottom) / 2,
  };
}

/** Distance of a day from being wholly in view, px: negative to the left, 0 in view. */
export function dayOverflow(day: Day, ruler: Ruler): number {
  const start = xOf(ruler, day, 0);
  const before = start - (ruler.left + ruler.columnWidth);
  const past = start + ruler.dayWidth - ruler.right;
  if (before < -1) return before;
  return past > 1 ? past : 0;
}
