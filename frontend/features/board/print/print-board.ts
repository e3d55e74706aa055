import { showToast } from '@frontend/shared/ui/feedback/toasts';
import { BOARD } from '@schema/constants/board';
import { cappedText, PRINT_TEXTS, pageTitle } from '@schema/texts/board/board-print';
import { formatDay } from '@schema/values/time/calendar';
import type { BoardEngine } from '../engine/board-engine';
import { legendItems } from '../legend/legend-items';
import { Pictures } from '../render/pen/pictures';
import { loadFonts, measureOn, TextFit } from '../render/pen/text-fit';
import { lookOf } from '../style/board-look';
import { storedStyle } from '../style/stored-style';
import { DEFAULT_BOARD_STYLE } from '../style/style-settings';
import { linesOf } from './legend-lines';
import { legendItemWidth } from './paint-legend';
import css from './print.module.css';
import {
  MARGIN,
  type PageContext,
  type PageRows,
  pageHeight,
  paintPage,
  sheetsOf,
} from './print-page';

/** Width of a picture, px, and the maximum device pixels per px. */
const PICTURE_WIDTH = 1600;
const MAX_RATIO = 2;
/** Maximum canvas area, pixels: tablets refuse larger canvases. */
const MAX_AREA = 16_000_000;

/** Low rows of two lines, to print more of them; «Обзор» has its own height. */
const ROW_SIZE = { rowHeight: 48, eventPadding: 3 } as const;

/** Limits of a print and of a picture. */
const MAX_PRINTED_ROWS = 500;
const MAX_PICTURE_ROWS = 150;

/** Maximum time to load photos, ms; later ones are omitted. */
const PHOTOS_MS = 2500;

/** Adds the canvas to the page: text is measured with the fonts of the page. */
function withCanvas<T>(use: (canvas: HTMLCanvasElement) => Promise<T>): Promise<T> {
  const canvas = document.createElement('canvas');
  canvas.className = css.hidden ?? '';
  canvas.ariaHidden = 'true';
  document.body.append(canvas);
  return use(canvas).finally(() => canvas.remove());
}

/** Resolves when every photo has loaded or the time has elapsed. */
function photosOf({ rows }: PageRows): Promise<void> {
  const urls = [...new Set(rows.flatMap(({ car }) => car.photos.slice(0, 1)))];
  const loads = urls.map((url) => {
    const image = new Image();
    image.src = url;
    return image.decode().catch(() => undefined);
  });
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, PHOTOS_MS));
  return Promise.race([Promise.all(loads).then(() => undefined), timeout]);
}

/** Loads what the painter needs; returns the context of a sheet by its width, px. */
async function contextsOf(
  engine: BoardEngine,
  shown: PageRows,
): Promise<(width: number) => PageContext> {
  const { firstDay, dayCount } = engine.snapshots.snapshot();
  const look = lookOf(storedStyle() ?? DEFAULT_BOARD_STYLE, 'light');
  const pictures = new Pictures(() => undefined);
  await Promise.all([photosOf(shown), loadFonts()]);
  const isMoneyShown = engine.scene.money.size > 0;
  const items = legendItems({ inks: look.inks, palette: look.palette, isMoneyShown });
  const widths = await withCanvas(async (canvas) => {
    const ctx = canvas.getContext('2d');
    if (!ctx) throw new Error('This browser gives no canvas to draw on');
    const fit = new TextFit(measureOn(() => ctx));
    return new Map(items.map((item) => [item, legendItemWidth(item, fit)]));
  });
  const legendOf = (width: number) =>
    linesOf(items, (item) => widths.get(item) ?? 0, width - 2 * MARGIN);
  const { overview } = BOARD;
  const isOverview = engine.settings.rowHeight <= overview.rowHeight;
  const rowSize = isOverview ? overview : ROW_SIZE;
  // A loaded photo is drawn from the second call on.
  for (const { car } of shown.rows) pictures.tile(car, look.palette, MAX_RATIO);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const common = { scene: engine.scene, firstDay, dayCount, look, rowSize, pictures };
  return (width) => ({ ...common, width, legend: legendOf(width) });
}

function ratioFor(width: number, height: number): number {
  return Math.max(1, Math.min(MAX_RATIO, Math.sqrt(MAX_AREA / (width * height))));
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}

function daysOf({ scene, firstDay, dayCount }: PageContext) {
  const from = scene.scale.dayAt(firstDay);
  const to = scene.scale.dayAt(firstDay + dayCount - 1);
  return { from, to, text: `${formatDay(from)} – ${formatDay(to)}` };
}

/** The shown rows, up to `max`; shows a notice when some are omitted. */
function rowsUpTo(engine: BoardEngine, max: number): PageRows | null {
  const { rows, groups } = engine.scene;
  if (rows.length === 0) {
    showToast('info', PRINT_TEXTS.empty);
    return null;
  }
  if (rows.length > max) showToast('info', cappedText(max, rows.length));
  return { rows: rows.slice(0, max), groups: groups.filter(({ first }) => first < max) };
}

async function savePng(engine: BoardEngine): Promise<void> {
  const page = rowsUpTo(engine, MAX_PICTURE_ROWS);
  if (!page) return;
  const context = (await contextsOf(engine, page))(PICTURE_WIDTH);
  const { from, to, text } = daysOf(context);
  const blob = await withCanvas((canvas) => {
    const ratio = ratioFor(PICTURE_WIDTH, pageHeight(page, context));
    paintPage(canvas, page, context, pageTitle(text, 1, 1), ratio);
    return blobOf(canvas);
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `shahmatka-${from}_${to}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function printSheets(engine: BoardEngine): Promise<void> {
  const all = rowsUpTo(engine, MAX_PRINTED_ROWS);
  if (!all) return;
  const { context, pages } = sheetsOf(all, await contextsOf(engine, all));
  const sheets = document.createElement('div');
  sheets.className = css.sheets ?? '';
  await withCanvas(async (canvas) => {
    for (const [index, page] of pages.entries()) {
      const image = new Image();
      image.className = css.sheet ?? '';
      image.alt = pageTitle(daysOf(context).text, index + 1, pages.length);
      paintPage(canvas, page, context, image.alt, MAX_RATIO);
      image.src = URL.createObjectURL(await blobOf(canvas));
      await image.decode();
      sheets.append(image);
    }
  });
  document.body.append(sheets);
  const end = () => {
    for (const image of sheets.querySelectorAll('img')) URL.revokeObjectURL(image.src);
    sheets.remove();
  };
  addEventListener('afterprint', end, { once: true });
  window.print();
}

function withFailureToast(job: Promise<void>): Promise<void> {
  return job.catch((error: unknown) => {
    console.warn('Board: it could not be put on paper', error);
    showToast('error', PRINT_TEXTS.failed);
  });
}

/** Saves the visible days of all shown rows as a PNG: 'shahmatka-2026-11-14_2026-11-20.png'. */
export const savePicture = (engine: BoardEngine): Promise<void> =>
  withFailureToast(savePng(engine));

/** Prints the visible days of all shown rows, in the light theme, on A4 landscape. */
export const printBoard = (engine: BoardEngine): Promise<void> =>
  withFailureToast(printSheets(engine));
