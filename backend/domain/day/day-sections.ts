import { displayName } from '@schema/values/fleet/car-title';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { dayOf, lastDayOf } from '@schema/values/time/calendar';
import { occupiedPeriod, overlaps, type Period } from '@schema/values/time/period';
import type { Rental } from '../analytics/revenue';
import { type DayCarLook, type DayCarRecord, dayCarLook, type PicturedCar } from './day-car';
import type { DaySpan } from './day-span';

/** A booking for lists, neither cancelled nor incomplete. */
interface DayBookingRecord extends Rental {
  readonly id: number;
  readonly createdAt: Date;
  readonly car: PicturedCar;
}

interface DayWorkRecord extends Period {
  readonly id: number;
  readonly carId: number;
}

export type DayBooking<Fact> = Fact & DayCarLook;

export type DayWork<Fact> = Fact &
  DayCarLook & {
    readonly carTitle: string;
    readonly licensePlate: string;
  };

export interface DaySection<Fact> {
  readonly count: number;
  /** Whole contracts, kopecks. */
  readonly totalPrice: Kopecks;
  readonly bookings: readonly DayBooking<Fact>[];
}

interface DayQuestion<B extends DayBookingRecord, W extends DayWorkRecord> {
  readonly span: DaySpan;
  readonly zone: string;
  readonly cars: readonly DayCarRecord[];
  /** Bookings that touch the day by their dates or were recorded on it. */
  readonly bookings: readonly B[];
  readonly maintenances: readonly W[];
}

interface DaySections<B, W> {
  readonly handovers: DaySection<B>;
  readonly returns: DaySection<B>;
  readonly newBookings: DaySection<B>;
  readonly service: { readonly count: number; readonly maintenances: readonly DayWork<W>[] };
}

/**
 * Events of one date (docs/domain.md, the day's sections): starts, ends (an end at 00:00 belongs to
 * the day before), recorded bookings and maintenance; each section sorted by its moments.
 */
export function daySections<B extends DayBookingRecord, W extends DayWorkRecord>(
  question: DayQuestion<B, W>,
): DaySections<B, W> {
  const { bookings, span, zone } = question;
  const day = span.firstDay;
  const section = (facts: readonly B[], momentOf: (fact: B) => Date): DaySection<B> => ({
    count: facts.length,
    totalPrice: kopecks(facts.reduce((sum, { totalPrice }) => sum + (totalPrice ?? 0), 0)),
    bookings: facts
      .toSorted((a, b) => momentOf(a).getTime() - momentOf(b).getTime() || a.id - b.id)
      .map((fact) => ({
        ...fact,
        ...dayCarLook(fact.car),
      })),
  });
  const on = (moment: Date) => dayOf(moment, zone) === day;
  const works = worksOf(question);
  return {
    handovers: section(
      bookings.filter(({ startDate }) => on(startDate)),
      ({ startDate }) => startDate,
    ),
    returns: section(
      bookings.filter((booking) => lastDayOf(booking, zone) === day),
      ({ endDate }) => endDate,
    ),
    newBookings: section(
      bookings.filter(({ createdAt }) => on(createdAt)),
      ({ createdAt }) => createdAt,
    ),
    service: { count: works.length, maintenances: works },
  };
}

/** Maintenance of any status that touches the day, in the given order. */
function worksOf<W extends DayWorkRecord>({
  cars,
  maintenances,
  span,
}: DayQuestion<DayBookingRecord, W>): DayWork<W>[] {
  const carOf = new Map(cars.map((car) => [car.id, car]));
  const day = { startDate: span.from, endDate: span.to };
  return maintenances
    .filter((work) => overlaps(occupiedPeriod(work), day))
    .map((work) => {
      const car = carOf.get(work.carId);
      const licensePlate = car?.licensePlate ?? '';
      return { ...work, carTitle: displayName(car ?? {}), licensePlate, ...dayCarLook(car) };
    });
}
