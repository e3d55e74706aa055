import type { LegendItem } from '@frontend/shared/ui/lists/LegendRow';
import type { BoardLook } from '../model/look/palette';
import { NO_GROUPS, type RowGroup } from '../model/rows/row-groups';
import type { BoardRow } from '../model/rows/rows';
import type { Scene } from '../model/scene';
import { NOTHING } from '../model/view/hit-test';
import { extentFor, layoutFor } from '../model/view/layout';
import { GROUP_HEIGHT } from '../model/view/row-stack';
import { LabelMemo } from '../render/label/label-memo';
import { paintFrame } from '../render/paint/paint-frame';
import { type Pen, write } from '../render/pen/pen';
import type { Pictures } from '../render/pen/pictures';
import { measureOn, TextFit } from '../render/pen/text-fit';
import { paintLegendLine } from './paint-legend';

/** Sizes of a sheet, px. */
const TITLE_HEIGHT = 40;
const LEGEND_LINE = 26;
export const MARGIN = 16;

/**
 * Widths of a sheet of A4, px, narrowest first. The last prints the names of a row in 6 pt: 12.5 of
 * 1640 px on 281 mm.
 */
const SHEET_WIDTHS = [1400, 1480, 1560, 1640] as const;
/** Height of a sheet inside its margins, as a share of its width (print.module.css). */
const SHEET_SHARE = 190 / 281;

/** The rows of one sheet. */
export interface PageRows {
  readonly rows: readonly BoardRow[];
  readonly groups: readonly RowGroup[];
}

export interface PageContext {
  readonly scene: Readonly<Scene>;
  /** Whole days to draw. */
  readonly firstDay: number;
  readonly dayCount: number;
  readonly width: number;
  readonly look: BoardLook;
  /** Lines below the title. */
  readonly legend: readonly (readonly LegendItem[])[];
  /** Height of a row and the space around its blocks, px. */
  readonly rowSize: { readonly rowHeight: number; readonly eventPadding: number };
  readonly pictures: Pictures;
}

const limitsOf = (days: number) => ({ min: 1, max: days, preset: days, wide: [] });

/** The title and the legend, px. */
const headHeight = ({ legend }: PageContext) => TITLE_HEIGHT + legend.length * LEGEND_LINE;

/** Height available to the rows and group headings on a sheet of this height, px. */
function roomOf(context: PageContext, sheetHeight: number): number {
  const { headerHeight } = layoutOf({ rows: [], groups: NO_GROUPS }, context, sheetHeight);
  return sheetHeight - headHeight(context) - headerHeight;
}

/** The height of a sheet with just these rows, px. */
export function pageHeight(page: PageRows, context: PageContext): number {
  const layout = layoutOf(page, context, 0);
  const limits = limitsOf(context.dayCount);
  return (
    headHeight(context) +
    layout.headerHeight +
    extentFor(layout, page.rows.length, limits).contentHeight
  );
}

function layoutOf({ groups }: PageRows, { width, rowSize }: PageContext, height: number) {
  const heads = groups.map(({ first }) => first);
  return layoutFor({ width, height }, rowSize, heads);
}

/** The scene of one sheet: its days and rows, without hover, selection, cursor or drags. */
function sceneOf(page: PageRows, context: PageContext, height: number): Scene {
  const { scene, firstDay, dayCount } = context;
  const layout = layoutOf(page, context, height);
  const limits = limitsOf(dayCount);
  const extent = extentFor(layout, page.rows.length, limits);
  return {
    ...scene,
    layout,
    extent,
    view: { left: firstDay, dayWidth: extent.width / dayCount, scrollY: 0 },
    rows: page.rows,
    groups: page.groups,
    hover: NOTHING,
    hoverSelection: null,
    selection: null,
    cursor: null,
    highlight: null,
    flashes: new Map(),
    drags: [],
  };
}

/** Paints a sheet with the board's own painter: title and legend, then days, cars and blocks. */
export function paintPage(
  canvas: HTMLCanvasElement,
  page: PageRows,
  context: PageContext,
  title: string,
  ratio: number,
): void {
  const { width, look, legend, pictures } = context;
  const height = pageHeight(page, context);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser gives no canvas to draw on');
  ctx.scale(ratio, ratio);
  const fit = new TextFit(measureOn(() => ctx));
  const head = headHeight(context);
  const scene = sceneOf(page, context, height - head);
  const labels = new LabelMemo(fit);
  const pen: Pen = { ctx, scene, ...look, fit, labels, pictures, ratio, atMs: 0 };
  ctx.fillStyle = look.palette.surface;
  ctx.fillRect(0, 0, width, height);
  ctx.textBaseline = 'alphabetic';
  write(pen, title, 'dayNumber', look.palette.text, MARGIN, TITLE_HEIGHT / 2);
  for (const [line, items] of legend.entries()) {
    paintLegendLine(pen, items, MARGIN, TITLE_HEIGHT + (line + 0.4) * LEGEND_LINE);
  }
  ctx.translate(0, head);
  paintFrame(pen);
}

/**
 * Breaks the rows into sheets by the available height (px), group headings included; a continued
 * group has no heading on the next sheet.
 */
export function pagesOf(all: PageRows, rowHeight: number, room: number): PageRows[] {
  const pages: PageRows[] = [];
  const heads = new Set(all.groups.map(({ first }) => first));
  const heightOf = (row: number) => rowHeight + (heads.has(row) ? GROUP_HEIGHT : 0);
  let to = 0;
  for (let from = 0; from < all.rows.length; from = to) {
    let left = room - heightOf(from);
    to = from + 1;
    while (to < all.rows.length && heightOf(to) <= left) {
      left -= heightOf(to);
      to += 1;
    }
    const end = to;
    const groups = all.groups
      .filter(({ first }) => first >= from && first < end)
      .map((group) => ({ ...group, first: group.first - from }));
    pages.push({
      rows: all.rows.slice(from, end),
      groups: groups.length === 0 ? NO_GROUPS : groups,
    });
  }
  return pages;
}

/** The fewest sheets for these rows, in the largest print that needs no more of them. */
export function sheetsOf(
  all: PageRows,
  contextAt: (width: number) => PageContext,
): { readonly context: PageContext; readonly pages: readonly PageRows[] } {
  const [first, ...others] = SHEET_WIDTHS.map((width) => {
    const context = contextAt(width);
    const room = roomOf(context, Math.floor(width * SHEET_SHARE));
    return { context, pages: pagesOf(all, context.rowSize.rowHeight, room) };
  });
  if (!first) throw new Error('No sheet width');
  return others.reduce((best, one) => (one.pages.length < best.pages.length ? one : best), first);
}
