import { freeText } from '@schema/texts/board/board';
import { WEEKDAYS_SHORT } from '@schema/texts/board/weekdays';
import { weekdayOf } from '@schema/values/time/calendar';
import { isScarce } from '../../model/rows/scarce';
import { dayInset, xOf } from '../../model/view/layout';
import { visibleRange } from '../../model/view/viewport';
import { isWeekend } from '../paint/paint-grid';
import { type Pen, write } from '../pen/pen';
import { roundFill } from '../pen/round-rect';
import type { FontName } from '../pen/text-fit';

/** Minimum widths of a day, px: weekday and number on one line, three short lines, every number. */
const ROOMY = 62;
const STACKED = 21;
const SINGLE = 15;
/** Minimum distance between the numbers of narrow days, px. */
const WEEK_LABEL = 18;

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

/** Weekday, number and count below each other, for narrow days. */
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

/** The number alone; on very narrow days, only on today and on Mondays far enough from it. */
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

/** The days of the header with their numbers of free cars. */
export function paintDays(pen: Pen): void {
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
  // Backgrounds first: the pill of a narrow today overlaps the neighbouring days.
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
