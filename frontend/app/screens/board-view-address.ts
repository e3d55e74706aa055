import { type Day, isDay } from '@schema/values/calendar';

/** Which days the board shows: the first and how many. */
export interface BoardViewDays {
  readonly start: Day;
  readonly days: number;
}

const START = 'day';
const DAYS = 'days';

/** The view an address asks for; null parts where it asks for none, or for nonsense. */
export function viewOf(search: string): {
  readonly start: Day | null;
  readonly days: number | null;
} {
  const params = new URLSearchParams(search);
  const start = params.get(START);
  const days = params.get(DAYS) ?? '';
  return {
    start: isDay(start) ? start : null,
    days: /^\d{1,3}$/.test(days) ? Number(days) : null,
  };
}

/**
 * The search of an address with this view, the rest of it kept. The view the board opened with
 * needs no words: its address stays plain and shows today on any other day as well.
 */
export function withView(
  view: BoardViewDays,
  opened: BoardViewDays | null,
  search: string,
): string {
  const params = new URLSearchParams(search);
  const isOpened = opened?.start === view.start && opened.days === view.days;
  params.delete(START);
  params.delete(DAYS);
  if (!isOpened) {
    params.set(START, view.start);
    params.set(DAYS, String(view.days));
  }
  const text = params.toString();
  return text && `?${text}`;
}
