import { type RowCar, rowCar } from '@schema/values/fleet/car-title';
import { dayOf, daysBetween } from '@schema/values/time/calendar';
import { overlaps, type Period } from '@schema/values/time/period';
import { subMinutes } from 'date-fns/subMinutes';
import {
  claimsOf,
  type MaintenanceRecord,
  type Occasion,
  type OccupyingBooking,
} from '../bookings/occupancy';
import { type DayCarLook, type DayCarRecord, dayCarLook } from './day-car';
import type { DaySpan } from './day-span';

/** A car free at the end of the day (requirements.md, D4). */
export interface CarFreeAtNight extends RowCar, DayCarLook {
  /** The end of the last event of that day; null when the car was free all day. */
  readonly releaseAt: Date | null;
  /** Start of the next booking or unfinished service work; null when nothing follows. */
  readonly nextBookingStart: Date | null;
  /** Whole dates between the day and the date of the next start; null when nothing follows. */
  readonly freeDaysUntilNext: number | null;
}

type OfCar<Fact> = Fact & { readonly carId: number };

interface NightQuestion extends Occasion {
  readonly cars: readonly DayCarRecord[];
  /** For all those cars: what overlaps the minute and its neighbours on either side. */
  readonly bookings: readonly OfCar<OccupyingBooking>[];
  /** All unfinished work, and work that ended on the day. */
  readonly maintenances: readonly OfCar<MaintenanceRecord>[];
  readonly span: DaySpan;
  readonly zone: string;
}

/**
 * The last minute of the day, from 23:59: what takes a car in it takes the car for that night
 * (docs/domain.md, the day's sections).
 */
export function nightOf({ to }: DaySpan): Period {
  return { startDate: subMinutes(to, 1), endDate: to };
}

/** Cars free at 23:59 of the day, with their release and next start. In fleet order. */
export function freeAtNight(question: NightQuestion): readonly CarFreeAtNight[] {
  const night = nightOf(question.span);
  const bookings = Map.groupBy(question.bookings, ({ carId }) => carId);
  const maintenances = Map.groupBy(question.maintenances, ({ carId }) => carId);
  const free: CarFreeAtNight[] = [];
  for (const car of question.cars) {
    const works = maintenances.get(car.id) ?? [];
    const events = { bookings: bookings.get(car.id) ?? [], maintenances: works };
    const claims = claimsOf(events, question).map(({ period }) => period);
    if (claims.some((claim) => overlaps(claim, night))) continue;
    const next = claims.find(({ startDate }) => startDate >= night.endDate)?.startDate ?? null;
    free.push({
      ...rowCar(car),
      ...dayCarLook(car),
      releaseAt: releasedAt(
        [...claims, ...works.filter(({ status }) => status === 'done')],
        question,
      ),
      nextBookingStart: next,
      freeDaysUntilNext: next && daysBetween(question.span.lastDay, dayOf(next, question.zone)) - 1,
    });
  }
  return free;
}

/** The latest end within the day; an end at its 00:00 belongs to the day before. */
function releasedAt(events: readonly Period[], { span }: NightQuestion): Date | null {
  let latest: Date | null = null;
  for (const { endDate } of events) {
    if (endDate > span.from && endDate <= span.to && (!latest || endDate > latest))
      latest = endDate;
  }
  return latest;
}
