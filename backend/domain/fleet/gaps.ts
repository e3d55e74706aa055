import { BOOKING_PICKUP_TIME, BOOKING_RETURN_TIME, GAPS } from '@schema/constants';
import { type CarNameParts, displayName } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';
import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  instantAt,
  lastDayOf,
  startOfDay,
} from '@schema/values/time/calendar';
import type { Period } from '@schema/values/time/period';
import {
  claimsOf,
  type MaintenanceRecord,
  type Occasion,
  type OccupyingBooking,
} from '../bookings/occupancy';
import { estimateOver, type TariffGroupRecord } from '../bookings/pricing';
import { type RentalCalendar, rentalCalendar } from '../bookings/rental-calendar';
import { type DaySpan, spanOfDays } from '../day/day-span';

/** A few whole days on which a car stands idle between two events. */
export interface Gap {
  readonly carId: number;
  /** Brand and model, else the plate. */
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** 1 to GAPS.longestDays. */
  readonly days: number;
  /** When the event before lets the car go. */
  readonly freeFrom: Date;
  /** When the event after takes it. */
  readonly freeUntil: Date;
  /** What the tariffs ask for those days; null where they do not cover one of them. */
  readonly earnings: Kopecks | null;
}

type OfCar<Fact> = Fact & { readonly carId: number };

export interface GapQuestion extends Occasion {
  readonly zone: string;
  readonly cars: readonly (CarNameParts & { readonly id: number; readonly licensePlate: string })[];
  readonly groupsByCar: ReadonlyMap<number, readonly TariffGroupRecord[]>;
  /** Of all those cars: what touches `gapReach` and what stands next to it on either side. */
  readonly bookings: readonly OfCar<OccupyingBooking>[];
  readonly maintenances: readonly OfCar<MaintenanceRecord>[];
}

/** The days the finder looks at: from tomorrow on, because today is no whole day any more. */
export function gapHorizon(now: Date, zone: string): DaySpan {
  const first = addDays(dayOf(now, zone), 1);
  return spanOfDays(first, addDays(first, GAPS.horizonDays - 1), zone);
}

/** The time whose events decide: a hole that begins on the last day may end behind it. */
export function gapReach(now: Date, zone: string): Period {
  const { from, lastDay } = gapHorizon(now, zone);
  return { startDate: from, endDate: startOfDay(addDays(lastDay, GAPS.longestDays + 1), zone) };
}

/**
 * The holes of 1 to GAPS.longestDays whole days that begin in the horizon, between two events of a car, in
 * the order of the fleet, then by day (docs/domain.md, gaps). Of one that has begun, what is left counts.
 * Earnings are those of a booking from the usual pickup of the first day to the usual return of the last.
 */
export function gapsOf(question: GapQuestion): readonly Gap[] {
  const { now, zone } = question;
  const horizon = gapHorizon(now, zone);
  const bookings = Map.groupBy(question.bookings, ({ carId }) => carId);
  const maintenances = Map.groupBy(question.maintenances, ({ carId }) => carId);
  const calendarOf = rememberedCalendars(zone);

  return question.cars.flatMap((car) => {
    const events = {
      bookings: bookings.get(car.id) ?? [],
      maintenances: maintenances.get(car.id) ?? [],
    };
    const periods = claimsOf(events, question).map(({ period }) => period);
    const groups = question.groupsByCar.get(car.id) ?? [];
    return holesOf(periods, horizon, zone).map((hole) => ({
      carId: car.id,
      carTitle: displayName(car),
      licensePlate: car.licensePlate,
      ...hole,
      earnings: estimateOver(calendarOf(hole.firstDay, hole.lastDay), groups)?.totalPrice ?? null,
    }));
  });
}

type Hole = Pick<Gap, 'firstDay' | 'lastDay' | 'days' | 'freeFrom' | 'freeUntil'>;

/** Between claims sorted by start. */
function holesOf(claims: readonly Period[], horizon: DaySpan, zone: string): Hole[] {
  const holes: Hole[] = [];
  let before: { readonly day: Day; readonly endDate: Date } | null = null;
  for (const claim of claims) {
    if (before) {
      const firstDay = later(addDays(before.day, 1), horizon.firstDay);
      const lastDay = addDays(dayOf(claim.startDate, zone), -1);
      const days = daysBetween(firstDay, lastDay) + 1;
      if (days >= 1 && days <= GAPS.longestDays && firstDay <= horizon.lastDay) {
        const [freeFrom, freeUntil] = [before.endDate, claim.startDate];
        holes.push({ firstDay, lastDay, days, freeFrom, freeUntil });
      }
    }
    if (!before || claim.endDate > before.endDate) {
      before = { day: lastDayOf(claim, zone), endDate: claim.endDate };
    }
  }
  return holes;
}

const later = (a: Day, b: Day): Day => (a > b ? a : b);

/** Days that a booking of the hole is priced by, made once for all cars. */
function rememberedCalendars(zone: string): (firstDay: Day, lastDay: Day) => RentalCalendar {
  const known = new Map<string, RentalCalendar>();
  return (firstDay, lastDay) => {
    const key = `${firstDay} ${lastDay}`;
    const calendar =
      known.get(key) ??
      rentalCalendar(
        {
          startDate: instantAt(firstDay, BOOKING_PICKUP_TIME, zone),
          endDate: instantAt(lastDay, BOOKING_RETURN_TIME, zone),
        },
        zone,
      );
    known.set(key, calendar);
    return calendar;
  };
}
