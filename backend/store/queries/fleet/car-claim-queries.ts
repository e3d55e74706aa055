import type {
  CarEvents,
  MaintenanceRecord,
  OccupyingBooking,
} from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readInstant } from '@backend/store/sql/read-as';
import { allOf, part, type SqlPart } from '@backend/store/sql/sql-part';
import { columnsOf } from '@backend/store/sql/tables';
import { reading } from '@backend/store/sql/typed-read';
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
   * beyond its dates, so all unreturned ones are included and the domain rule decides.
   */
  readonly unmarkedHold?: boolean;
}

type Kind = 'booking' | 'maintenance';

interface EventRow {
  kind: Kind;
  id: number;
  /** Name of the customer, or the description. */
  text: string | null;
  customerId: number | null;
  status: MaintenanceStatus | null;
  startDate: Date;
  endDate: Date;
  returnedAt: Date | null;
}

/** A car, with the conditions on its bookings `b` and its maintenance `m`. */
type Asked = Slots<{ carId: number; held: SqlPart; worked: SqlPart }>;

const b = columnsOf<'bookings'>('b');
const m = columnsOf<'maintenances'>('m');

/** Whether booking `b` touches the period. */
function isHeld({ from, until, unmarkedHold = false }: Stretch): SqlPart {
  const holds = mayHoldAfter(from, unmarkedHold);
  return until ? allOf(holds, part(`${b('start_date')} < ?`, [until])) : holds;
}

/** Whether maintenance `m` touches the period. */
function isWorked({ from, until }: Stretch): SqlPart {
  const after = part(`(${m('end_date')} > ? or ${m('start_date')} = ${m('end_date')})`, [from]);
  return until ? allOf(after, part(`${m('start_date')} < ?`, [until])) : after;
}

/** Live complete bookings of the car that touch the period. */
const bookingsOf = (em: Em, { carId, held }: Pick<Asked, 'carId' | 'held'>) =>
  reading(em)
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
    .where(held);

/** Unfinished maintenance of the car that touches the period. */
const serviceOf = (em: Em, { carId, worked }: Pick<Asked, 'carId' | 'worked'>) =>
  reading(em)
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
    .where(worked);

const carBookings = prepared((em, asked: Slots<{ carId: number; held: SqlPart }>) =>
  bookingsOf(em, asked).orderBy('b.start_date').orderBy('b.id'),
);

const carServiceWork = prepared((em, asked: Slots<{ carId: number; worked: SqlPart }>) =>
  serviceOf(em, asked).orderBy('m.start_date').orderBy('m.id'),
);

const carEvents = prepared((em, asked: Asked) =>
  bookingsOf(em, asked).unionAll(serviceOf(em, asked)).orderBy('startDate').orderBy('id'),
);

function bookingOf(row: EventRow): OccupyingBooking {
  const { id, text: customer, customerId, startDate, endDate, returnedAt } = row;
  return { id, customer, customerId, startDate, endDate, returnedAt };
}

function workOf({ id, text, status, startDate, endDate }: EventRow): MaintenanceRecord {
  // Both columns are `not null` in the maintenance table.
  return { id, description: text ?? '', status: status as MaintenanceStatus, startDate, endDate };
}

/** Live complete bookings of the car that touch the period, by start; one statement. */
export async function loadCarBookings(
  em: Em,
  carId: number,
  stretch: Stretch,
): Promise<OccupyingBooking[]> {
  return (await carBookings(em, { carId, held: isHeld(stretch) })).map(bookingOf);
}

/** Unfinished maintenance of the car that touches the period, by start; one statement. */
export async function loadCarServiceWork(
  em: Em,
  carId: number,
  stretch: Stretch,
): Promise<MaintenanceRecord[]> {
  return (await carServiceWork(em, { carId, worked: isWorked(stretch) })).map(workOf);
}

/** Bookings and maintenance that may claim the car's time in the period; one statement. */
export async function loadCarEvents(em: Em, carId: number, stretch: Stretch): Promise<CarEvents> {
  const rows = await carEvents(em, {
    carId,
    held: isHeld(stretch),
    worked: isWorked(stretch),
  });
  return {
    bookings: rows.filter(({ kind }) => kind === 'booking').map(bookingOf),
    maintenances: rows.filter(({ kind }) => kind === 'maintenance').map(workOf),
  };
}
