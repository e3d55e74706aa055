import type { LegendItem } from '@frontend/shared/ui/lists/LegendRow';
import type { BoardLook } from '../model/look/palette';
import { NO_GROUPS, type RowGroup } from '../model/rows/row-groups';
import type { BoardRow } from '../model/rows/rows';
import type { Scene } from '../model/scene';
import { NOTHING } from '../model/view/hit-test';
import { extentFor, layoutFor } from '../model/view/layout';
import { LabelMemo } from '../render/label/label-memo';
import { paintFrame } from '../render/paint/paint-frame';
import { type Pen, write } from '../render/pen/pen';
import type { Pictures } from '../render/pen/pictures';
import { measureOn, TextFit } from '../render/pen/text-fit';
import { paintLegend } from './paint-legend';

/** Sizes of a sheet, px; rows have the lowest height allowed, so that many fit. */
const ROW_HEIGHT = 64;
const EVENT_PADDING = 4;
const TITLE_HEIGHT = 48;

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
  readonly legend: readonly LegendItem[];
  readonly pictures: Pictures;
}

const limitsOf = (days: number) => ({ min: 1, max: days, preset: days, wide: [] });

/** The height of a sheet with just these rows, px. */
export function pageHeight(page: PageRows, context: PageContext): number {
  const layout = layoutOf(page, context, 0);
  const limits = limitsOf(context.dayCount);
  return (
    TITLE_HEIGHT + layout.headerHeight + extentFor(layout, page.rows.length, limits).contentHeight
  );
}

function layoutOf({ groups }: PageRows, { width }: PageContext, height: number) {
  const rows = { rowHeight: ROW_HEIGHT, eventPadding: EVENT_PADDING };
  const heads = groups.map(({ first }) => first);
  return layoutFor({ width, height }, rows, heads);
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
  const scene = sceneOf(page, context, height - TITLE_HEIGHT);
  const labels = new LabelMemo(fit);
  const pen: Pen = { ctx, scene, ...look, fit, labels, pictures, ratio, atMs: 0 };
  ctx.fillStyle = look.palette.surface;
  ctx.fillRect(0, 0, width, height);
  ctx.textBaseline = 'alphabetic';
  write(pen, title, 'dayNumber', look.palette.text, 16, TITLE_HEIGHT / 2);
  paintLegend(pen, legend, width - 8, TITLE_HEIGHT / 2);
  ctx.translate(0, TITLE_HEIGHT);
  paintFrame(pen);
}

/** Cuts the rows into sheets; a group that continues has no heading on the next sheet. */
export function pagesOf(all: PageRows, rowsPerPage: number): PageRows[] {
  const pages: PageRows[] = [];
  for (let from = 0; from < all.rows.length; from += rowsPerPage) {
    const to = from + rowsPerPage;
    const groups = all.groups
      .filter(({ first }) => first >= from && first < to)
      .map((group) => ({ ...group, first: group.first - from }));
    pages.push({
      rows: all.rows.slice(from, to),
      groups: groups.length === 0 ? NO_GROUPS : groups,
    });
  }
  return pages;
}
