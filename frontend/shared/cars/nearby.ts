import { carAvailability } from '@schema/values/fleet/car-availability';
import { occupiedPeriod, type Period } from '@schema/values/time/period';
import { max } from 'date-fns/max';
import { min } from 'date-fns/min';
import type { CarEventFacts, CarKnowledge } from './car-facts';

/** Availability of a car around a period. */
export type Nearby =
  /** An event overlaps the period. */
  | { readonly state: 'taken'; readonly by: CarEventFacts }
  /** Free in the period and until `next` starts. */
  | { readonly state: 'next'; readonly next: CarEventFacts }
  /** Free in the period and until the end of the loaded days. */
  | { readonly state: 'clear'; readonly until: Date };

/**
 * Whether the car is free in the period, and until when. Null when the loaded days do not cover the
 * period. `own` is the edited or extended event, which is no conflict.
 */
export function nearby(
  carId: number,
  period: Period,
  cars: CarKnowledge,
  own?: Pick<CarEventFacts, 'kind' | 'id'>,
): Nearby | null {
  const wanted = occupiedPeriod(period);
  const claims = cars
    .events(carId)
    .filter((event) => event.kind !== own?.kind || event.id !== own.id)
    .map((event) => ({ event, period: occupiedPeriod(event) }));
  const { inTheWay, next } = carAvailability(period, { claims, rentals: [] });
  const [by] = inTheWay;
  if (by) return { state: 'taken', by: by.event };
  const until = cars.knownUntil(wanted.startDate);
  if (!until || until <= wanted.endDate) return null;
  const isKnown = next && next.period.startDate <= until;
  return isKnown ? { state: 'next', next: next.event } : { state: 'clear', until };
}

/**
 * The end of the conflicting event if the car is free from then to the end of the period; else, or
 * if unknown, null.
 */
export function freeAfter(
  by: CarEventFacts,
  carId: number,
  period: Period,
  cars: CarKnowledge,
): Date | null {
  if (by.endDate >= period.endDate) return null;
  const rest = { startDate: by.endDate, endDate: period.endDate };
  const around = nearby(carId, rest, cars, by);
  return around && around.state !== 'taken' ? by.endDate : null;
}

/** The last event that ends within the period, and the first that starts in it: a half-free day. */
export function eventsTouching(
  events: readonly CarEventFacts[],
  period: Period,
): { readonly endsLast: Date | null; readonly startsFirst: Date | null } {
  const within = (moment: Date) => moment > period.startDate && moment < period.endDate;
  const ends = events.map((event) => event.endDate).filter(within);
  const starts = events.map((event) => event.startDate).filter(within);
  return {
    endsLast: ends.length > 0 ? max(ends) : null,
    startsFirst: starts.length > 0 ? min(starts) : null,
  };
}
