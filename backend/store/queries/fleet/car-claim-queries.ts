import type {
  CarEvents,
  MaintenanceRecord,
  OccupyingBooking,
} from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { readInstant } from '@backend/store/sql/read-as';
import { reading, rowsOf } from '@backend/store/sql/typed-read';
import type { MaintenanceStatus } from '@schema/statuses';
import { sql } from 'kysely';
import { live, mayHoldAfter } from './claim-sql';

/** A queried period of a car's time. */
interface Stretch {
  readonly from: Date;
  /** Absent: open-ended. */
  readonly until?: Date;
  /**
   * Whether REQUIRE_RETURN_MARK affects the period: an unreturned booking may then hold its car
   * beyond its dates, so all such are included and the domain rule decides.
   */
  readonly unmarkedHold?: boolean;
}

type Kind = 'booking' | 'maintenance';

interface EventRow {
  kind: Kind;
  id: number;
  /** Customer or description. */
  text: string | null;
  customerId: number | null;
  status: MaintenanceStatus | null;
  startDate: Date;
  endDate: Date;
  returnedAt: Date | null;
}

/** Live complete bookings of the car that touch the period. */
function bookingsOf(em: Em, carId: number, { from, until, unmarkedHold = false }: Stretch) {
  return reading(em)
    .selectFrom('bookings as b')
    .leftJoin('customers as c', 'c.id', 'b.customer_id')
    .select(({ ref }) => [
      sql<Kind>`'booking'`.as('kind'),
      'b.id',
      'c.full_name as text',
      'b.customer_id as customerId',
      sql<MaintenanceStatus | null>`null`.as('status'),
      readInstant(ref('b.start_date').$notNull()).as('startDate'),
      readInstant(ref('b.end_date').$notNull()).as('endDate'),
      readInstant(ref('b.returned_at')).as('returnedAt'),
    ])
    .where('b.car_id', '=', carId)
    .where(live('b'))
    .where(mayHoldAfter(from, unmarkedHold))
    .$if(until !== undefined, (query) => query.where('b.start_date', '<', until ?? from));
}

/** Unfinished service work of the car that touches the period. */
function serviceOf(em: Em, carId: number, { from, until }: Stretch) {
  return reading(em)
    .selectFrom('maintenances as m')
    .select(({ ref }) => [
      sql<Kind>`'maintenance'`.as('kind'),
      'm.id',
      'm.description as text',
      sql<number | null>`null`.as('customerId'),
      'm.status',
      readInstant(ref('m.start_date')).as('startDate'),
      readInstant(ref('m.end_date')).as('endDate'),
      sql<Date | null>`null`.as('returnedAt'),
    ])
    .where('m.car_id', '=', carId)
    .where('m.status', '<>', 'done')
    .where(({ or, eb, ref }) =>
      or([eb('m.end_date', '>', from), eb('m.start_date', '=', ref('m.end_date'))]),
    )
    .$if(until !== undefined, (query) => query.where('m.start_date', '<', until ?? from));
}

function bookingOf(row: EventRow): OccupyingBooking {
  const { id, text: customer, customerId, startDate, endDate, returnedAt } = row;
  return { id, customer, customerId, startDate, endDate, returnedAt };
}

function workOf({ id, text, status, startDate, endDate }: EventRow): MaintenanceRecord {
  // Both columns are `not null` in the table of service work.
  return { id, description: text ?? '', status: status as MaintenanceStatus, startDate, endDate };
}

/** Live complete bookings of the car that touch the period, by start; one statement. */
export async function loadCarBookings(
  em: Em,
  carId: number,
  stretch: Stretch,
): Promise<OccupyingBooking[]> {
  const found = bookingsOf(em, carId, stretch).orderBy('b.start_date').orderBy('b.id');
  return (await rowsOf(em, found)).map(bookingOf);
}

/** Unfinished service work of the car that touches the period, by start; one statement. */
export async function loadCarServiceWork(
  em: Em,
  carId: number,
  stretch: Stretch,
): Promise<MaintenanceRecord[]> {
  const found = serviceOf(em, carId, stretch).orderBy('m.start_date').orderBy('m.id');
  return (await rowsOf(em, found)).map(workOf);
}

/** Bookings and service work that may claim the car's time in the period; one statement. */
export async function loadCarEvents(em: Em, carId: number, stretch: Stretch): Promise<CarEvents> {
  const events = bookingsOf(em, carId, stretch)
    .unionAll(serviceOf(em, carId, stretch))
    .orderBy('startDate')
    .orderBy('id');
  const rows = await rowsOf(em, events);
  return {
    bookings: rows.filter(({ kind }) => kind === 'booking').map(bookingOf),
    maintenances: rows.filter(({ kind }) => kind === 'maintenance').map(workOf),
  };
}
