import { BOARD_TEXTS, carsText, freeAllDayText } from '@schema/texts/board/board';
import { displayName } from '@schema/values/fleet/car-title';
import type { AnswerCar } from '../../model/rows/board-answer';
import { rowTop } from '../../model/view/layout';
import { visibleRows } from '../../model/view/viewport';
import { plateOf } from '../label/plate-parts';
import { horizontalLine, type Pen, verticalLine, write } from '../pen/pen';
import { PICTURE_SIZE } from '../pen/pictures';
import { roundFill, roundStroke } from '../pen/round-rect';
import { paintCarLine } from './paint-car-line';
import { paintShadow } from './paint-shadow';

/** Minimum widths of the column for pictures and for years, px. */
const WITH_PICTURE = 160;
const WITH_YEAR = 220;
const PICTURE_LEFT = 14;
const TEXT_AFTER_PICTURE = PICTURE_LEFT + PICTURE_SIZE + 12;
const TEXT_LEFT = 10;
const CHIP = { height: 18, radius: 5, padding: 6 } as const;
const LINES_APART = 11;
/** Height below which a row has one line and no picture, px. */
const TWO_LINES_FROM = 48;

/** The licence plate with its region in its own box. Returns its right edge. */
function paintPlate(pen: Pen, car: AnswerCar, x: number, middle: number, right: number): number {
  const { ctx, palette, fit } = pen;
  const { body, region } = plateOf(car);
  const shown = fit.fit(body, 'plate', right - x - 2 * CHIP.padding);
  const bodyWidth = fit.exactWidth(shown, 'plate') + 2 * CHIP.padding;
  const regionWidth = region ? fit.exactWidth(region, 'region') + 10 : 0;
  const fits = x + bodyWidth + regionWidth <= right;
  const width = bodyWidth + (fits ? regionWidth : 0);
  const top = middle - CHIP.height / 2;
  roundStroke(ctx, palette.lineStrong, 1.25, x, top, width, CHIP.height, CHIP.radius);
  write(pen, shown, 'plate', palette.label, x + CHIP.padding, middle);
  if (region && fits) {
    ctx.fillStyle = palette.lineStrong;
    verticalLine(pen, x + bodyWidth, top + 1, top + CHIP.height - 1, 1);
    write(pen, region, 'region', palette.muted, x + bodyWidth + 5.5, middle);
  }
  return x + width;
}

function paintCar(pen: Pen, car: AnswerCar, top: number): void {
  const { ctx, scene, palette, fit } = pen;
  const { columnWidth, rowHeight } = scene.layout;
  const middle = top + rowHeight / 2;
  if (rowHeight < TWO_LINES_FROM) {
    paintCarLine(pen, car, middle);
    return;
  }
  const pictured = columnWidth >= WITH_PICTURE;
  const x = pictured ? TEXT_AFTER_PICTURE : TEXT_LEFT;
  const right = columnWidth - 8;
  if (pictured) {
    const tile = pen.pictures.tile(car, palette, pen.ratio);
    const y = Math.round((middle - PICTURE_SIZE / 2) * pen.ratio) / pen.ratio;
    ctx.drawImage(tile, PICTURE_LEFT, y, PICTURE_SIZE, PICTURE_SIZE);
  }
  const name = fit.fit(displayName(car), 'car', right - x);
  write(pen, name, 'car', palette.text, x, middle - LINES_APART);
  const plateEnd = paintPlate(pen, car, x, middle + LINES_APART, right);
  if (!car.year || columnWidth < WITH_YEAR) return;
  const fits = (text: string) => plateEnd + 7 + fit.width(text, 'year') <= right;
  const year = [`${car.year} г.`, String(car.year)].find(fits);
  if (year) {
    write(pen, year, 'year', palette.muted, plateEnd + 7, middle + LINES_APART);
  }
}

/** Placeholder of a car before the first answer. */
function paintPlaceholder(pen: Pen, top: number): void {
  const { ctx, scene, palette } = pen;
  const { columnWidth, rowHeight } = scene.layout;
  const middle = top + rowHeight / 2;
  const pictured = columnWidth >= WITH_PICTURE;
  const x = pictured ? TEXT_AFTER_PICTURE : TEXT_LEFT;
  const tone = palette.dark ? palette.line : palette.sunken;
  if (rowHeight < TWO_LINES_FROM) {
    roundFill(ctx, tone, TEXT_LEFT, middle - 6, (columnWidth - TEXT_LEFT) * 0.8, 12, 6);
    return;
  }
  if (pictured) {
    roundFill(ctx, tone, PICTURE_LEFT, middle - 20, PICTURE_SIZE, PICTURE_SIZE, 12);
  }
  roundFill(ctx, tone, x, middle - LINES_APART - 6, (columnWidth - x) * 0.6, 12, 6);
  roundFill(ctx, tone, x, middle + LINES_APART - 7, (columnWidth - x) * 0.45, 14, 5);
}

function paintCorner(pen: Pen): void {
  const { ctx, scene, palette, fit } = pen;
  const { columnWidth, headerHeight } = scene.layout;
  ctx.fillStyle = palette.surface;
  ctx.fillRect(0, 0, columnWidth, headerHeight - 1);
  const x = columnWidth >= WITH_PICTURE ? 16 : TEXT_LEFT;
  write(pen, BOARD_TEXTS.cars, 'corner', palette.text, x, headerHeight / 2 - 10);
  if (scene.waiting) return;
  // A printed sheet has a part of the cars; the corner and the days count all of them.
  const cars = carsText(scene.free.cars);
  const known = scene.isLoaded(scene.today);
  const long = known ? `${cars} · ${freeAllDayText(scene.free.on(scene.today))}` : cars;
  const note = fit.width(long, 'cornerNote') <= columnWidth - x - 8 ? long : cars;
  write(pen, note, 'cornerNote', palette.muted, x, headerHeight / 2 + 11);
}

/** The cars at the left; opaque, because days scroll under the column. */
export function paintCarColumn(pen: Pen): void {
  const { ctx, scene, palette, grid } = pen;
  const { layout, view, rows } = scene;
  ctx.fillStyle = palette.surface;
  ctx.fillRect(0, layout.headerHeight, layout.columnWidth, layout.height - layout.headerHeight);
  const count = scene.waiting ? Math.ceil(scene.extent.height / layout.rowHeight) : rows.length;
  const { first, last } = visibleRows(view, scene.extent, layout, count);
  for (let index = first; index <= last; index += 1) {
    const top = rowTop(index, view, layout);
    if (scene.hover.kind === 'car' && scene.hover.row === index) {
      ctx.fillStyle = palette.weekendBackground;
      ctx.fillRect(0, top, layout.columnWidth, layout.rowHeight);
    }
    const car = rows[index]?.car;
    if (car) paintCar(pen, car, top);
    else paintPlaceholder(pen, top);
    ctx.fillStyle = grid.row;
    horizontalLine(pen, top + layout.rowHeight - 1, 0, layout.columnWidth, 1);
  }
  paintShadow(pen, 'right');
}

/** The corner above the cars and the column's right line; painted last. */
export function paintColumnEdge(pen: Pen): void {
  paintCorner(pen);
  const { ctx, scene, palette } = pen;
  const { layout } = scene;
  ctx.fillStyle = palette.lineStrong;
  verticalLine(pen, layout.columnWidth - 1, 0, layout.height, 1);
}
