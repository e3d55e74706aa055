import { idOf } from '@frontend/app/address-id';
import { type Day, isDay } from '@schema/values/time/calendar';

/** What of the board is in view: the first day, how many, and the car at the top. */
export interface BoardViewDays {
  readonly start: Day;
  readonly days: number;
  /** Null for the first car; undefined while no car is shown yet, which says nothing. */
  readonly top: number | null | undefined;
}

const START = 'day';
const DAYS = 'days';
const TOP = 'top';

/** The view an address asks for; null parts where it asks for none, or for nonsense. */
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
 * The search of an address with this view, the rest of it kept. The days the board opened with
 * need no words: its address stays plain and shows today on any other day as well.
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
