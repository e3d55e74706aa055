import type { BookingStatus, MaintenanceStatus } from '@schema/statuses';
import { bookingStatus } from '@schema/values/booking-status';
import { dayOf, lastDayOf } from '@schema/values/calendar';
import { displayName } from '@schema/values/car-title';
import { type Kopecks, kopecks } from '@schema/values/money';
import { occupiedPeriod, overlaps, type Period, rentalDays } from '@schema/values/period';
import type { DaySpan } from './day-span';
import type { FleetCarFact } from './fleet-analytics';
import type { Occasion } from './occupancy';
import type { Rental } from './revenue';

export interface DayCarFact extends FleetCarFact {
  /** Addresses; the first is the cover. */
  readonly photos: readonly string[];
}

/** A booking that is neither cancelled nor incomplete. */
export interface DayBookingFact extends Rental {
  readonly id: number;
  readonly carId: number;
  readonly returnedAt: Date | null;
  readonly createdAt: Date;
}

export interface DayWorkFact extends Period {
  readonly id: number;
  readonly carId: number;
  readonly status: MaintenanceStatus;
}

/** The car as a line of a day's section shows it. */
export interface CarLabel {
  readonly carTitle: string;
  readonly licensePlate: string;
  readonly carPhotoUrl: string | null;
}

export type DayBooking<Fact> = Fact &
  CarLabel & {
    readonly status: BookingStatus;
    readonly durationDays: number;
    /** A live booking of the same car and customer starts where this one ends. */
    readonly isExtended: boolean;
  };

export interface DaySection<Fact> {
  readonly count: number;
  /** Whole contracts, kopecks. */
  readonly totalPrice: Kopecks;
  readonly bookings: readonly DayBooking<Fact>[];
}

export interface DayQuestion<B extends DayBookingFact, W extends DayWorkFact> extends Occasion {
  readonly span: DaySpan;
  readonly zone: string;
  readonly cars: readonly DayCarFact[];
  /** Whatever touches the day by its dates. */
  readonly bookings: readonly B[];
  /** Recorded that day, whenever they start. */
  readonly created: readonly B[];
  /** Those of both that a live booking of the same car and customer continues. */
  readonly extendedIds: ReadonlySet<number>;
  readonly maintenances: readonly W[];
}

export interface DaySections<B, W> {
  readonly handovers: DaySection<B>;
  readonly returns: DaySection<B>;
  readonly newBookings: DaySection<B>;
  readonly service: { readonly count: number; readonly maintenances: readonly (W & CarLabel)[] };
}

/**
 * What happens on one date (docs/domain.md, the day's sections): what starts, what ends (an end at
 * 00:00 belongs to the day before), what was booked and what is in service; each section in the
 * order of its moments.
 */
export function daySections<B extends DayBookingFact, W extends DayWorkFact>(
  question: DayQuestion<B, W>,
): DaySections<B, W> {
  const { bookings, span, zone, now, requireReturnMark } = question;
  const labels = new Map(question.cars.map((car) => [car.id, labelOf(car)]));
  const section = (facts: readonly B[], momentOf: (fact: B) => Date): DaySection<B> => ({
    count: facts.length,
    totalPrice: kopecks(facts.reduce((sum, { totalPrice }) => sum + (totalPrice ?? 0), 0)),
    bookings: facts
      .toSorted((a, b) => momentOf(a).getTime() - momentOf(b).getTime() || a.id - b.id)
      .map((fact) => ({
        ...fact,
        ...(labels.get(fact.carId) ?? labelOf({})),
        status: bookingStatus(fact, now, { requireReturnMark }),
        durationDays: rentalDays(fact),
        isExtended: question.extendedIds.has(fact.id),
      })),
  });
  const starting = bookings.filter(({ startDate }) => dayOf(startDate, zone) === span.firstDay);
  const ending = bookings.filter((booking) => lastDayOf(booking, zone) === span.firstDay);
  const day = { startDate: span.from, endDate: span.to };
  const works = question.maintenances
    .filter((work) => overlaps(occupiedPeriod(work), day))
    .map((work) => ({ ...work, ...(labels.get(work.carId) ?? labelOf({})) }));
  return {
    handovers: section(starting, ({ startDate }) => startDate),
    returns: section(ending, ({ endDate }) => endDate),
    newBookings: section(question.created, ({ createdAt }) => createdAt),
    service: { count: works.length, maintenances: works },
  };
}

function labelOf(car: Partial<DayCarFact>): CarLabel {
  const { licensePlate = '', photos = [] } = car;
  return { carTitle: displayName(car), licensePlate, carPhotoUrl: photos[0] ?? null };
}
