import type { CarNameParts } from '@schema/values/fleet/car-title';
import { displayName } from '@schema/values/fleet/car-title';
import { dayOf, daysBetween } from '@schema/values/time/calendar';
import { overlaps, type Period } from '@schema/values/time/period';
import {
  claimsOf,
  type MaintenanceRecord,
  type Occasion,
  type OccupyingBooking,
} from '../bookings/occupancy';
import type { DaySpan } from './day-span';

/** The minute of a day a car is asked about: 23:59 (docs/domain.md, the day's sections). */
const NIGHT_MS = 60_000;

/** A car free at the end of the day (requirements.md, D4). */
export interface CarFreeAtNight {
  readonly carId: number;
  readonly carTitle: string;
  readonly licensePlate: string;
  /** Address of the main photo. */
  readonly carPhotoUrl: string | null;
  readonly carColor: string | null;
  /** The end of what finished that day; null when it was free all day. */
  readonly releaseAt: Date | null;
  /** When a booking or unfinished service work takes it next; null when nothing follows. */
  readonly nextBookingStart: Date | null;
  /** Whole dates between the day and that of the next start; null when nothing follows. */
  readonly freeDaysUntilNext: number | null;
}

type OfCar<Fact> = Fact & { readonly carId: number };

interface NightCar extends CarNameParts {
  readonly id: number;
  readonly licensePlate: string;
  readonly color: string | null;
  /** Addresses; the first is the cover. */
  readonly photos: readonly string[];
}

export interface NightQuestion extends Occasion {
  readonly cars: readonly NightCar[];
  /** Of all those cars: what stands over the minute and next to it on either side. */
  readonly bookings: readonly OfCar<OccupyingBooking>[];
  /** All unfinished work, and whatever ended that day. */
  readonly maintenances: readonly OfCar<MaintenanceRecord>[];
  readonly span: DaySpan;
  readonly zone: string;
}

/** The last minute of the day: whatever takes a car in it takes the car of that night. */
export function nightOf({ to }: DaySpan): Period {
  return { startDate: new Date(to.getTime() - NIGHT_MS), endDate: to };
}

/** Which cars are free at 23:59 of the day, since when and for how long? In the order of the fleet. */
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
      carId: car.id,
      carTitle: displayName(car),
      licensePlate: car.licensePlate,
      carPhotoUrl: car.photos[0] ?? null,
      carColor: car.color,
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

/** The latest end that falls into the day; an end at its 00:00 belongs to the day before. */
function releasedAt(events: readonly Period[], { span }: NightQuestion): Date | null {
  let latest: Date | null = null;
  for (const { endDate } of events) {
    if (endDate > span.from && endDate <= span.to && (!latest || endDate > latest))
      latest = endDate;
  }
  return latest;
}
