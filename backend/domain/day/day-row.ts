import { dayNumber } from '@schema/values/time/day-number';
import { occupiedPeriod, type Period } from '@schema/values/time/period';
import { dayStartMs } from '@schema/values/time/zone-clock';
import { millisecondsInDay } from 'date-fns/constants';
import { type Rental, shareOfDays } from '../analytics/revenue';
import type { DaySpan } from './day-span';

/** The days of a span, to map instants to days without calendar calls. */
interface DayRow {
  /** The index of an instant's day, from 0; -1 before the span, the number of days after it. */
  indexOf(ms: number): number;
  /** Calls back with the index and the kopecks of each rental day inside the span, in order. */
  eachRentalDay(rental: Rental, visit: (index: number, amount: number) => void): void;
  /** Calls back with the index of each day inside the span that the event touches, in order. */
  eachTouchedDay(event: Period, visit: (index: number) => void): void;
}

/** Follows the rule of `earnedWithin` day by day: their sums over a span are the same. */
export function dayRow({ firstDay, days }: DaySpan, zone: string): DayRow {
  const first = dayNumber(firstDay);
  const starts = Float64Array.from({ length: days + 1 }, (_, index) =>
    dayStartMs(first + index, zone),
  );
  const startOf = (index: number) => starts[index] ?? Number.NaN;
  const from = startOf(0);
  const to = startOf(days);

  /** Days of 23 and 25 hours shift the estimate by a day at most. */
  function indexOf(ms: number): number {
    if (ms < from) return -1;
    if (ms >= to) return days;
    let index = Math.min(days - 1, Math.floor((ms - from) / millisecondsInDay));
    while (ms < startOf(index)) index -= 1;
    while (ms >= startOf(index + 1)) index += 1;
    return index;
  }

  function eachRentalDay(rental: Rental, visit: (index: number, amount: number) => void): void {
    const { days: total, each, last } = shareOfDays(rental);
    const start = rental.startDate.getTime();
    for (let k = Math.max(0, Math.ceil((from - start) / millisecondsInDay)); k < total; k += 1) {
      const index = indexOf(start + k * millisecondsInDay);
      if (index >= days) return;
      visit(index, k === total - 1 ? last : each);
    }
  }

  function eachTouchedDay(event: Period, visit: (index: number) => void): void {
    const { startDate, endDate } = occupiedPeriod(event);
    const last = Math.min(days - 1, indexOf(endDate.getTime() - 1));
    for (let index = Math.max(0, indexOf(startDate.getTime())); index <= last; index += 1) {
      visit(index);
    }
  }
  return { indexOf, eachRentalDay, eachTouchedDay };
}
