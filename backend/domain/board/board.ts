import type { MaintenanceStatus } from '@schema/statuses';
import { isOverdue } from '@schema/values/bookings/booking-status';
import { type Day, lastDayNumber } from '@schema/values/time/calendar';
import { dayNumber, dayOfNumber } from '@schema/values/time/day-number';
import { dayNumberAt } from '@schema/values/time/zone-clock';
import type { Occasion } from '../bookings/occupancy';

/** A live booking of the row; other fields are copied to the cells. */
export interface BoardBooking {
  readonly id: number;
  readonly startDate: Moment;
  readonly endDate: Moment;
  readonly returnedAt?: Moment | null;
}

/** Maintenance of the row; other fields are copied to the cells. */
export interface BoardMaintenance {
  readonly id: number;
  readonly status: MaintenanceStatus;
  readonly startDate: Moment;
  readonly endDate: Moment;
}

interface BoardRow<B extends BoardBooking, M extends BoardMaintenance> {
  readonly bookings: readonly B[];
  readonly maintenances: readonly M[];
}

/** Whether the event starts and whether it ends on the cell's day, in company time. */
interface CellFlags {
  readonly startsInCell: boolean;
  readonly endsInCell: boolean;
}

/** One day of one car, as `GET /board` documents it (requirements.md, B18). */
interface BoardCell<B, M> {
  readonly date: Day;
  readonly status: 'available' | 'reserved' | 'maintenance';
  readonly booking: (B & CellFlags) | null;
  readonly maintenance: (M & CellFlags) | null;
}

type RowEvent<B, M> = ({ readonly kind: 'booking' } & B) | ({ readonly kind: 'maintenance' } & M);

interface BoardCells<B, M> {
  readonly cells: readonly BoardCell<B, M>[];
  /** Every event of the row, by start: a day may have more events than its cell includes. */
  readonly events: readonly RowEvent<B, M>[];
}

/**
 * The cells of a row over `days` days from `start`. A cell is `maintenance` if unfinished
 * maintenance touches the day, else `reserved` if a booking does, else `available`; of several
 * events it has the one that ends the latest (docs/domain.md, board cells over REST). A booking
 * touches the days it holds the car: an early return frees the rest, an overdue one extends until
 * now.
 */
export function cellsOf<B extends BoardBooking, M extends BoardMaintenance>(
  row: BoardRow<B, M>,
  start: Day,
  days: number,
  zone: string,
  occasion: Occasion,
): BoardCells<B, M> {
  const bookings = row.bookings.map((event) => spanOf(event, reachMs(event, occasion), zone));
  const works = row.maintenances.map((event) => spanOf(event, msOf(event.endDate), zone));
  const unfinished = works.filter(({ event }) => event.status !== 'done');

  const first = dayNumber(start);
  const bookingOf = reachingLatest(bookings, first, days);
  const workOf = reachingLatest(unfinished, first, days);
  const cells = Array.from({ length: days }, (_, index): BoardCell<B, M> => {
    const booking = bookingOf[index];
    const work = workOf[index];
    return {
      date: dayOfNumber(first + index),
      status: work ? 'maintenance' : booking ? 'reserved' : 'available',
      booking: booking ? flagged(booking, first + index) : null,
      maintenance: work ? flagged(work, first + index) : null,
    };
  });
  return { cells, events: eventsOf(row) };
}

function eventsOf<B extends BoardBooking, M extends BoardMaintenance>(
  row: BoardRow<B, M>,
): readonly RowEvent<B, M>[] {
  const events: RowEvent<B, M>[] = [
    ...row.bookings.map((event) => ({ ...event, kind: 'booking' as const })),
    ...row.maintenances.map((event) => ({ ...event, kind: 'maintenance' as const })),
  ];
  return events.sort((a, b) => msOf(a.startDate) - msOf(b.startDate));
}

/**
 * The end of a booking's cells; the minute occupied by a booking of zero length colours no further
 * day.
 */
function reachMs(booking: BoardBooking, occasion: Occasion): number {
  const startDate = new Date(msOf(booking.startDate));
  const endDate = new Date(msOf(booking.endDate));
  const returnedAt = booking.returnedAt ? new Date(msOf(booking.returnedAt)) : null;
  if (isOverdue({ startDate, endDate, returnedAt }, occasion.now, occasion)) {
    return occasion.now.getTime();
  }
  return Math.min(endDate.getTime(), returnedAt?.getTime() ?? Number.POSITIVE_INFINITY);
}

function flagged<E>({ event, firstDay, lastDay }: Span<E>, number: number): E & CellFlags {
  return { ...event, startsInCell: number === firstDay, endsInCell: number === lastDay };
}

/** An instant from the database (Date) or from a GraphQL response (ISO text). */
type Moment = Date | string;

function msOf(moment: Moment): number {
  return typeof moment === 'string' ? Date.parse(moment) : moment.getTime();
}

/** An event with the indexes of the days it touches and the moment it ends. */
interface Span<E> {
  readonly event: E;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly reachesMs: number;
}

function spanOf<E extends { startDate: Moment }>(event: E, untilMs: number, zone: string): Span<E> {
  const startMs = msOf(event.startDate);
  return {
    event,
    firstDay: dayNumberAt(startMs, zone),
    lastDay: lastDayNumber(startMs, untilMs, zone),
    reachesMs: untilMs,
  };
}

/** For each day: the span that touches it and ends the latest. */
function reachingLatest<E>(
  spans: readonly Span<E>[],
  first: number,
  days: number,
): readonly (Span<E> | undefined)[] {
  const latest = new Array<Span<E> | undefined>(days);
  for (const span of spans) {
    const until = Math.min(span.lastDay, first + days - 1);
    for (let number = Math.max(span.firstDay, first); number <= until; number++) {
      const known = latest[number - first];
      if (!known || span.reachesMs > known.reachesMs) latest[number - first] = span;
    }
  }
  return latest;
}
