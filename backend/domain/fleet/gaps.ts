import { BOOKING_PICKUP_TIME, BOOKING_RETURN_TIME } from '@schema/constants';
import { GAPS } from '@schema/constants/search';
import { type CarNameParts, type RowCar, rowCar } from '@schema/values/fleet/car-title';
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
import { estimateOver, type TariffGroupRecord } from '../bookings/pricing';
import { type RentalCalendar, rentalCalendar } from '../bookings/rental-calendar';
import { type DaySpan, spanOfDays } from '../day/day-span';
import { type FleetFacts, fleetClaims } from './fleet-availability';

/** A few whole days on which a car is idle between two events. */
export interface Gap extends RowCar {
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** 1 to GAPS.longestDays. */
  readonly days: number;
  /** End of the previous event. */
  readonly freeFrom: Date;
  /** Start of the next event. */
  readonly freeUntil: Date;
  /** The tariff price of those days; null when one of them has no tariff. */
  readonly earnings: Kopecks | null;
}

/** The events touch `gapReach`, with their neighbours on either side. */
export interface GapQuestion extends Omit<FleetFacts, 'unreturned'> {
  readonly zone: string;
  readonly cars: readonly (CarNameParts & { readonly id: number; readonly licensePlate: string })[];
  readonly groupsByCar: ReadonlyMap<number, readonly TariffGroupRecord[]>;
}

/** The days searched for gaps: from tomorrow on, because today is no longer a whole day. */
export function gapHorizon(now: Date, zone: string): DaySpan {
  const first = addDays(dayOf(now, zone), 1);
  return spanOfDays(first, addDays(first, GAPS.horizonDays - 1), zone);
}

/** Period of the required events: a gap that begins on the last day may end after it. */
export function gapReach(now: Date, zone: string): Period {
  const { from, lastDay } = gapHorizon(now, zone);
  return { startDate: from, endDate: startOfDay(addDays(lastDay, GAPS.longestDays + 1), zone) };
}

/**
 * Gaps of 1 to GAPS.longestDays whole days that begin in the horizon, between two events of a car,
 * in fleet order, then by day (docs/domain.md, gaps). A gap that has begun counts its remaining
 * days. The revenue is that of a booking from the usual pickup of the first day to the usual return
 * of the last.
 */
export function gapsOf(question: GapQuestion): readonly Gap[] {
  const { now, zone } = question;
  const horizon = gapHorizon(now, zone);
  const claimsOfCar = fleetClaims(question);
  const calendarOf = rememberedCalendars(zone);

  return question.cars.flatMap((car) => {
    const periods = claimsOfCar(car.id).map(({ period }) => period);
    const groups = question.groupsByCar.get(car.id) ?? [];
    return holesOf(periods, horizon, zone).map((hole) => ({
      ...rowCar(car),
      ...hole,
      earnings: estimateOver(calendarOf(hole.firstDay, hole.lastDay), groups)?.totalPrice ?? null,
    }));
  });
}

type Hole = Pick<Gap, 'firstDay' | 'lastDay' | 'days' | 'freeFrom' | 'freeUntil'>;

/** Takes claims sorted by start. */
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

/** Caches the rental calendars of gaps for all cars. */
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
