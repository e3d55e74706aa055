import { MOVE_TEXTS, overText, takenText } from '@schema/texts/board/board-move';
import { shortName } from '@schema/values/people/short-name';
import { shortDay } from '@schema/values/time/calendar';
import type { DropVerdict } from '../model/drag/drag';
import { carName } from '../model/look/accessible-names';
import type { AnswerCar } from '../model/rows/board-answer';
import type { BoardEvent } from '../model/rows/board-event';
import type { DayScale } from '../model/rows/day-scale';

/** '13.11 10:00'. */
function moment(ms: number, scale: DayScale): string {
  const day = scale.dayAt(Math.floor(scale.toDays(ms)));
  return `${shortDay(day)} ${scale.timeText(ms)}`;
}

/** «13.11 10:00 – 16.11 18:00». */
function spanText(event: BoardEvent, scale: DayScale): string {
  return `${moment(event.startMs, scale)} – ${moment(event.endMs, scale)}`;
}

function nameOf(event: BoardEvent): string {
  return event.kind === 'booking' ? shortName(event.title) : event.title;
}

/** '' until there is a verdict. */
export function verdictText(verdict: DropVerdict, scale: DayScale): string {
  switch (verdict.kind) {
    case 'same':
      return '';
    case 'free':
      return MOVE_TEXTS.free;
    case 'unknown':
      return MOVE_TEXTS.unknown;
    default: {
      const { by, kind } = verdict;
      const text = kind === 'taken' ? takenText : overText;
      return text(nameOf(by), moment(by.startMs, scale), moment(by.endMs, scale));
    }
  }
}

/** Dates, verdict, price; empty ones are omitted. */
export function labelLines(
  preview: BoardEvent,
  verdict: DropVerdict,
  price: string | null,
  scale: DayScale,
): string[] {
  return [spanText(preview, scale), verdictText(verdict, scale), price ?? ''].filter(Boolean);
}

/** The label for screen readers, with the car first. */
export function announcedTarget(lines: readonly string[], car: AnswerCar | undefined): string {
  return [car ? carName(car) : '', ...lines].filter(Boolean).join(', ');
}
