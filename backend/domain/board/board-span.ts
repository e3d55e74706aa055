import { lastDayNumber } from '@schema/values/time/calendar';
import { dayNumberAt } from '@schema/values/time/zone-clock';

/** An instant from the database (Date) or from a GraphQL response (ISO text). */
export type Moment = Date | string;

export function msOf(moment: Moment): number {
  return typeof moment === 'string' ? Date.parse(moment) : moment.getTime();
}

/** An event with the indexes of the days it touches and the moment it ends. */
export interface Span<E> {
  readonly event: E;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly reachesMs: number;
}

export function spanOf<E extends { startDate: Moment }>(
  event: E,
  untilMs: number,
  zone: string,
): Span<E> {
  const startMs = msOf(event.startDate);
  return {
    event,
    firstDay: dayNumberAt(startMs, zone),
    lastDay: lastDayNumber(startMs, untilMs, zone),
    reachesMs: untilMs,
  };
}

/** For each day: the span that touches it and ends the latest. */
export function reachingLatest<E>(
  spans: readonly Span<E>[],
  first: number,
  days: number,
): readonly (Span<E> | undefined)[] {
  const latest = new Array<Span<E> | undefined>(days);
  for (const span of spans) {
    const until = Math.min(span.lastDay, first + days - 1);
    for (let number = Math.max(span.firstDay, first); number <= until; number++) {
      const known = latest[number - first];
      if (!known || span.reachesMs > known.reachesMs) latest[number - first] = span;
    }
  }
  return latest;
}
