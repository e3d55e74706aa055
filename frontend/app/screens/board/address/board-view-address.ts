import { idOf } from '@frontend/app/address-id';
import { type Day, isDay } from '@schema/values/time/calendar';

/** The visible part of the board: the first day, the number of days, and the car at the top. */
export interface BoardViewDays {
  readonly start: Day;
  readonly days: number;
  /** Null: the first car; undefined: no rows are loaded yet. */
  readonly top: number | null | undefined;
}

const START = 'day';
const DAYS = 'days';
const TOP = 'top';

/** Parses the view of an address; a part that is absent or malformed is null. */
export function viewOf(search: string): {
  readonly start: Day | null;
  readonly days: number | null;
  readonly top: number | null;
} {
  const params = new URLSearchParams(search);
  const start = params.get(START);
  const days = params.get(DAYS) ?? '';
  return {
    start: isDay(start) ? start : null,
    days: /^\d{1,3}$/.test(days) ? Number(days) : null,
    top: idOf(params.get(TOP)),
  };
}

/**
 * Writes the view into a search string, keeping other parameters. The initial days are omitted, so
 * that a plain link shows today on any day.
 */
export function withView(
  view: BoardViewDays,
  opened: Pick<BoardViewDays, 'start' | 'days'> | null,
  search: string,
): string {
  const params = new URLSearchParams(search);
  const isOpened = opened?.start === view.start && opened.days === view.days;
  const top = view.top === undefined ? params.get(TOP) : view.top;
  for (const name of [START, DAYS, TOP]) params.delete(name);
  if (!isOpened) {
    params.set(START, view.start);
    params.set(DAYS, String(view.days));
  }
  if (top !== null) params.set(TOP, String(top));
  const text = params.toString();
  return text && `?${text}`;
}
