import { DAY_MS } from './day-number';

/** A stretch of time, half-open: the start belongs to it, the end does not. */
export interface Period {
  readonly startDate: Date;
  readonly endDate: Date;
}

/** What `end = start` occupies: one minute (docs/domain.md, occupancy). */
export const MIN_OCCUPIED_MS = 60_000;

/**
 * The time an event holds its car. At least a minute; a booking whose return was marked before its
 * end holds it until the mark. A mark after the end adds nothing: the time between was not claimed.
 */
export function occupiedPeriod(event: Period & { readonly returnedAt?: Date | null }): Period {
  const start = event.startDate.getTime();
  const end = event.endDate.getTime();
  const until = Math.min(end, event.returnedAt?.getTime() ?? end);
  return {
    startDate: event.startDate,
    endDate: new Date(Math.max(until, start + MIN_OCCUPIED_MS)),
  };
}

/** Do two periods share a moment? Touching ones do not: [10, 12) and [12, 14) are apart. */
export function overlaps(a: Period, b: Period): boolean {
  return a.startDate < b.endDate && b.startDate < a.endDate;
}

/** Does the outer period hold the whole inner one? Equal ones do. */
export function contains(outer: Period, inner: Period): boolean {
  return outer.startDate <= inner.startDate && inner.endDate <= outer.endDate;
}

/** Days a rental is priced as: max(1, ceil(length / 24 h)) (docs/domain.md, price estimate). */
export function rentalDays(period: Period): number {
  return Math.max(1, Math.ceil((period.endDate.getTime() - period.startDate.getTime()) / DAY_MS));
}

/** Date coupling: an end before its start is moved up to the start (requirements.md, K25). */
export function liftEnd(start: Date, end: Date): Date {
  return end < start ? start : end;
}
