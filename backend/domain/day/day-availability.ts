import { type RowCar, rowCar } from '@schema/values/fleet/car-title';
import { dayOf, daysBetween } from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import { subMinutes } from 'date-fns/subMinutes';
import {
  type FleetFacts,
  fleetAvailability,
  type NamedUnreturned,
} from '../fleet/fleet-availability';
import { type DayCarLook, type DayCarRecord, dayCarLook } from './day-car';
import type { DaySpan } from './day-span';

/** A car free at the end of the day (requirements.md, D4). */
export interface CarFreeAtNight extends RowCar, DayCarLook {
  /** The end of the last event of that day; null when the car was free all day. */
  readonly releaseAt: Date | null;
  /** Start of the next booking or unfinished maintenance; null without one. */
  readonly nextBookingStart: Date | null;
  /** Whole dates between the day and the date of the next start; null without one. */
  readonly freeDaysUntilNext: number | null;
  /** A rental whose car is possibly not returned; null: none. */
  readonly unreturned: NamedUnreturned | null;
}

interface NightQuestion extends FleetFacts {
  readonly cars: readonly DayCarRecord[];
  /** Finished maintenance that ended on the day. */
  readonly doneWorks: readonly (Period & { readonly carId: number })[];
  readonly span: DaySpan;
  readonly zone: string;
}

/**
 * The last minute of the day, from 23:59: an event in it occupies the car for that night
 * (docs/domain.md, the day's sections).
 */
export function nightOf({ to }: DaySpan): Period {
  return { startDate: subMinutes(to, 1), endDate: to };
}

/** Cars free at 23:59 of the day, with their release and next start. In fleet order. */
export function freeAtNight(question: NightQuestion): readonly CarFreeAtNight[] {
  const answerOf = fleetAvailability(nightOf(question.span), question);
  const doneWorks = Map.groupBy(question.doneWorks, ({ carId }) => carId);
  const free: CarFreeAtNight[] = [];
  for (const car of question.cars) {
    const { inTheWay, releaseAt, ...answer } = answerOf(car.id);
    if (inTheWay.length > 0) continue;
    const next = answer.next?.period.startDate ?? null;
    const ends = (doneWorks.get(car.id) ?? []).map(({ endDate }) => endDate);
    free.push({
      ...rowCar(car),
      ...dayCarLook(car),
      releaseAt: releasedAt(releaseAt ? [...ends, releaseAt] : ends, question.span),
      nextBookingStart: next,
      freeDaysUntilNext: next && daysBetween(question.span.lastDay, dayOf(next, question.zone)) - 1,
      unreturned: answer.unreturned,
    });
  }
  return free;
}

/** The latest end within the day; an end at its 00:00 belongs to the day before. */
function releasedAt(ends: readonly Date[], { from, to }: DaySpan): Date | null {
  let latest: Date | null = null;
  for (const end of ends) {
    if (end > from && end <= to && (!latest || end > latest)) latest = end;
  }
  return latest;
}
