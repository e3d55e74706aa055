import { minutesInDay } from 'date-fns/constants';
import type { Chance } from './random';

/**
 * A generated half year of one car: rentals and maintenance without overlaps, about two thirds of
 * the time occupied. Moments are minutes on the company's wall clock from 00:00 of today (negative:
 * past).
 */
export interface PlannedEvent {
  readonly kind: 'rental' | 'service';
  readonly from: number;
  readonly to: number;
  /** Extends the previous rental of the same customer. */
  readonly extendsPrevious: boolean;
}

const HALF_HOUR = 30;
const OPENS = 8 * 60;
const CLOSES = 21 * 60;

/** Rental lengths in days, weighted by repetition. */
const LENGTHS = [1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7, 7, 9, 10, 14] as const;

/** Rounds a moment to opening hours and half hours. */
function onDesktop(moment: number): number {
  const day = Math.floor(moment / minutesInDay);
  const minute = Math.round((moment - day * minutesInDay) / HALF_HOUR) * HALF_HOUR;
  return day * minutesInDay + Math.min(CLOSES, Math.max(OPENS, minute));
}

/**
 * Plans one car from `firstDay` to `lastDay` (whole days from today). The mean rental of 5.3 days
 * and the mean gap of 2.8 occupy 60–70 % of the time.
 */
export function planCar(chance: Chance, firstDay: number, lastDay: number): PlannedEvent[] {
  const events: PlannedEvent[] = [];
  let free = firstDay * minutesInDay + chance.whole(0, 5 * minutesInDay);
  while (free < lastDay * minutesInDay) {
    const service = chance.happens(0.07);
    const from = onDesktop(free + (service ? chance.whole(60, minutesInDay) : 0));
    const length = service
      ? chance.whole(4, 40) * 60
      : chance.pick(LENGTHS) * minutesInDay + chance.whole(-6, 6) * HALF_HOUR;
    const to = Math.max(from + 3 * 60, onDesktop(from + length));
    events.push({ kind: service ? 'service' : 'rental', from, to, extendsPrevious: false });
    free = to;
    if (!service && chance.happens(0.06)) {
      const extendedTo = onDesktop(to + chance.whole(1, 3) * minutesInDay);
      events.push({ kind: 'rental', from: to, to: extendedTo, extendsPrevious: true });
      free = extendedTo;
    }
    free += chance.happens(0.3)
      ? chance.whole(60, 8 * 60)
      : chance.whole(minutesInDay, 6 * minutesInDay);
  }
  return events;
}
