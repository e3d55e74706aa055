import { freeText, MONTHS } from '@schema/texts/board/board';
import { WEEKDAYS_SHORT } from '@schema/texts/board/weekdays';
import { weekdayOf } from '@schema/values/time/calendar';
import { isScarce } from '../model/rows/scarce';
import { dayInset, xOf } from '../model/view/layout';
import { visibleRange } from '../model/view/viewport';
import { isWeekend } from './paint-grid';
import { horizontalLine, type Pen, verticalLine, write } from './pen';
import { roundFill } from './round-rect';
import type { FontName } from './text-fit';

/** Least day widths, px: weekday and number on one line, three short lines, every number. */
const ROOMY = 62;
const STACKED = 21;
const SINGLE = 15;
/** Between the numbers of narrow days, px. */
const WEEK_LABEL = 18;

const LABEL_INSET = 12;
const LEAST_MONTH_DAYS = 28;

interface DayFacts {
  readonly number: string;
  readonly weekday: string;
  readonly isToday: boolean;
  readonly isWeekend: boolean;
  /** Null while the day is not loaded. */
  readonly free: number | null;
}

function factsOf({ scene }: Pen, day: number): DayFacts {
  const name = scene.scale.dayAt(day);
  const weekday = weekdayOf(name);
  return {
    number: String(Number(name.slice(8, 10))),
    weekday: WEEKDAYS_SHORT[weekday] ?? '',
    isToday: day === scene.today,
    isWeekend: isWeekend(weekday),
    free: scene.isLoaded(day) && !scene.waiting ? scene.free.on(day) : null,
  };
}

function centred(
  pen: Pen,
  text: string,
  font: FontName,
  colour: string,
  middle: number,
  y: number,
) {
  write(pen, text, font, colour, middle - pen.fit.width(text, font) / 2, y);
}

function freeColour({ palette, scene }: Pen, free: number): string {
  return isScarce(free, scene.free.cars) ? palette.danger : palette.muted;
}

/** «пн 16» over «3 своб.». */
function paintRoomyDay(pen: Pen, day: DayFacts, middle: number, top: number): void {
  const { palette, fit } = pen;
  const gap = 4;
  const weekdayWidth = fit.width(day.weekday, 'weekday');
  const width = weekdayWidth + gap + fit.width(day.number, 'dayNumber');
  const x = middle - width / 2;
  const y = top + 13;
  if (day.isToday) {
    const pill = width + 28;
    roundFill(pen.ctx, palette.accent, middle - pill / 2, y - 10.5, pill, 21, 11);
  }
  const quiet = day.isToday ? palette.accentOn : day.isWeekend ? palette.weekend : palette.muted;
  const strong = day.isToday ? palette.accentOn : day.isWeekend ? palette.weekend : palette.text;
  write(pen, day.weekday, 'weekday', quiet, x, y);
  write(pen, day.number, 'dayNumber', strong, x + weekdayWidth + gap, y);
  if (day.free === null) return;
  centred(pen, freeText(day.free), 'free', freeColour(pen, day.free), middle, top + 30.5);
}

/** Weekday, number and count under each other, for narrow days. */
function paintStackedDay(pen: Pen, day: DayFacts, middle: number, top: number): void {
  const { palette } = pen;
  if (day.isToday) roundFill(pen.ctx, palette.accent, middle - 11, top + 11, 22, 17, 8);
  const quiet = day.isWeekend ? palette.weekend : palette.muted;
  const strong = day.isToday ? palette.accentOn : day.isWeekend ? palette.weekend : palette.text;
  centred(pen, day.weekday, 'small', quiet, middle, top + 6);
  centred(pen, day.number, 'month', strong, middle, top + 19.5);
  if (day.free === null) return;
  centred(pen, String(day.free), 'small', freeColour(pen, day.free), middle, top + 33);
}

/** The number alone; where days are narrower still, only on today and on Mondays away from it. */
function paintTinyDay(pen: Pen, day: DayFacts, middle: number, top: number, number: number): void {
  const { palette } = pen;
  if (day.isToday) roundFill(pen.ctx, palette.accent, middle - 9, top + 11, 18, 17, 8);
  const monday = day.weekday === WEEKDAYS_SHORT[0];
  const { today, view } = pen.scene;
  const isLabelled = monday && Math.abs(number - today) * view.dayWidth >= WEEK_LABEL;
  if (view.dayWidth < SINGLE && !isLabelled && !day.isToday) return;
  const colour = day.isToday ? palette.accentOn : day.isWeekend ? palette.weekend : palette.text;
  centred(pen, day.number, 'small', colour, middle, top + 19.5);
}

function paintDays(pen: Pen): void {
  const { ctx, scene, palette } = pen;
  const { layout, view } = scene;
  const { first, last } = visibleRange(view, scene.extent);
  const top = layout.monthHeight;
  const paint =
    view.dayWidth >= ROOMY
      ? paintRoomyDay
      : view.dayWidth >= STACKED
        ? paintStackedDay
        : paintTinyDay;
  // Backgrounds first: the pill of a narrow today overlaps its neighbours.
  ctx.fillStyle = palette.weekendBackground;
  for (let day = first; day <= last; day += 1) {
    if (day === scene.today || !isWeekend(weekdayOf(scene.scale.dayAt(day)))) continue;
    const x = xOf(day, view, layout);
    ctx.fillRect(x, top, view.dayWidth, layout.headerHeight - top);
  }
  const { hover } = scene;
  if (hover.kind === 'day' && hover.day !== scene.today) {
    const inset = dayInset(2, view);
    const x = xOf(hover.day, view, layout) + inset;
    roundFill(ctx, palette.accentSoft, x, top + 2, view.dayWidth - 2 * inset, 38, 8);
  }
  for (let day = first; day <= last; day += 1) {
    paint(pen, factsOf(pen, day), xOf(day + 0.5, view, layout), top, day);
  }
}

/** «Ноябрь 2026», «Ноябрь» or «Ноя»: the longest that fits into a month. */
function monthLabel({ scene, fit }: Pen, day: string): string {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  const room = LEAST_MONTH_DAYS * scene.view.dayWidth - 2 * LABEL_INSET;
  const forms = [`${month} ${day.slice(0, 4)}`, month];
  return forms.find((form) => fit.width(form, 'month') <= room) ?? month.slice(0, 3);
}

/** The first month stays at the left edge until the next one pushes it out. */
function paintMonths(pen: Pen): void {
  const { ctx, scene, palette, fit, grid } = pen;
  const { layout, view } = scene;
  const { first, last } = visibleRange(view, scene.extent);
  let day = first;
  while (day <= last) {
    const name = scene.scale.dayAt(day);
    let next = day + 1;
    while (next <= last && scene.scale.dayAt(next).slice(8) !== '01') next += 1;
    const label = monthLabel(pen, name);
    const start = xOf(day, view, layout);
    const end = next > last ? layout.width : xOf(next, view, layout);
    const width = fit.width(label, 'month');
    const sticky = Math.max(start, layout.columnWidth) + LABEL_INSET;
    const x = Math.min(sticky, end - width - LABEL_INSET);
    if (x + width > layout.columnWidth && (day === first || x >= start)) {
      write(pen, label, 'month', palette.label, x, layout.monthHeight / 2);
    }
    if (day > first) {
      ctx.fillStyle = grid.monday;
      verticalLine(pen, start, 0, layout.headerHeight, 1);
    }
    day = next;
  }
}

/** The triangle of the now-line. */
function paintNowMark(pen: Pen): void {
  const { ctx, scene, palette } = pen;
  const { layout, view } = scene;
  const x = xOf(scene.now, view, layout);
  if (x < layout.columnWidth - 6 || x > layout.width + 6) return;
  const y = layout.headerHeight;
  ctx.fillStyle = palette.now;
  ctx.beginPath();
  ctx.moveTo(x - 5, y - 4);
  ctx.lineTo(x + 5, y - 4);
  ctx.lineTo(x, y + 2.5);
  ctx.closePath();
  ctx.fill();
}

/** Months and days over the body; opaque, because rows scroll under it. */
export function paintHeader(pen: Pen): void {
  const { ctx, scene, palette } = pen;
  const { layout, view } = scene;
  ctx.fillStyle = palette.surface;
  ctx.fillRect(0, 0, layout.width, layout.headerHeight);
  paintDays(pen);
  ctx.fillStyle = palette.surface;
  ctx.fillRect(0, 0, layout.width, layout.monthHeight);
  paintMonths(pen);
  ctx.fillStyle = palette.line;
  horizontalLine(pen, layout.monthHeight - 1, layout.columnWidth, layout.width, 1);
  ctx.fillStyle = palette.lineStrong;
  horizontalLine(pen, layout.headerHeight - 1, 0, layout.width, 1);
  if (view.scrollY > 0) paintShadow(pen, 'down');
  paintNowMark(pen);
}

const SHADOW_PX = 8;

/** The shadow of the header or the column. */
export function paintShadow(pen: Pen, towards: 'down' | 'right'): void {
  const { ctx, scene, palette } = pen;
  const { width, height, columnWidth, headerHeight } = scene.layout;
  const down = towards === 'down';
  const [x, y] = down ? [0, headerHeight] : [columnWidth, headerHeight];
  const shade = ctx.createLinearGradient(x, y, down ? x : x + SHADOW_PX, down ? y + SHADOW_PX : y);
  const tone = palette.dark ? '0 0 0' : '15 23 42';
  shade.addColorStop(0, `rgb(${tone} / ${palette.dark ? 34 : 10}%)`);
  shade.addColorStop(1, `rgb(${tone} / 0%)`);
  ctx.fillStyle = shade;
  if (down) ctx.fillRect(x, y, width, SHADOW_PX);
  else ctx.fillRect(x, y, SHADOW_PX, height);
}
