import type {
  CarEvents,
  MaintenanceRecord,
  OccupyingBooking,
} from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import {
  instantColumns,
  type RawValue,
  raw,
  toInstant,
  toInstantOrNull,
} from '@backend/store/sql/raw';
import type { MaintenanceStatus } from '@schema/statuses';
import { isLive, mayHoldAfter } from './claim-sql';

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

interface EventRow {
  kind: 'booking' | 'maintenance';
  id: number;
  /** Customer or description. */
  text: string | null;
  customerId: number | null;
  status: MaintenanceStatus | null;
  startDate: number;
  endDate: number;
  returnedAt: number | null;
}

/** Live complete bookings of the car that touch the period. */
function bookingsSql(em: Em, { until, unmarkedHold = false }: Stretch): string {
  return `select 'booking' as "kind", b.id as "id", c.full_name as "text",
       b.customer_id as "customerId", null as "status",
       ${instantColumns(em, 'b', { startDate: 'start_date', endDate: 'end_date', returnedAt: 'returned_at' })}
     from bookings b left join customers c on c.id = b.customer_id
     where b.car_id = ? and ${isLive('b')} and ${mayHoldAfter(unmarkedHold)}
       ${until ? 'and b.start_date < ?' : ''}`;
}

/** Unfinished service work of the car that touches the period. */
function serviceSql(em: Em, { until }: Stretch): string {
  return `select 'maintenance' as "kind", m.id as "id", m.description as "text",
       null as "customerId", m.status as "status",
       ${instantColumns(em, 'm', { startDate: 'start_date', endDate: 'end_date' })},
       null as "returnedAt"
     from maintenances m
     where m.car_id = ? and m.status <> 'done' and (m.end_date > ? or m.start_date = m.end_date)
       ${until ? 'and m.start_date < ?' : ''}`;
}

const BY_START = 'order by "startDate", "id"';

function bound(carId: number, { from, until }: Stretch): RawValue[] {
  return until ? [carId, from, until] : [carId, from];
}

function bookingOf(row: EventRow): OccupyingBooking {
  const { id, text: customer, customerId, startDate, endDate, returnedAt } = row;
  const period = { startDate: toInstant(startDate), endDate: toInstant(endDate) };
  return { id, customer, customerId, ...period, returnedAt: toInstantOrNull(returnedAt) };
}

function serviceOf({ id, text, status, startDate, endDate }: EventRow): MaintenanceRecord {
  const period = { startDate: toInstant(startDate), endDate: toInstant(endDate) };
  // Both columns are `not null` in the table of service work.
  return { id, description: text ?? '', status: status as MaintenanceStatus, ...period };
}

/** Live complete bookings of the car that touch the period, by start; one statement. */
export async function loadCarBookings(
  em: Em,
  carId: number,
  stretch: Stretch,
): Promise<OccupyingBooking[]> {
  const sql = `${bookingsSql(em, stretch)} ${BY_START}`;
  return (await raw<EventRow>(em, sql, bound(carId, stretch))).map(bookingOf);
}

/** Unfinished service work of the car that touches the period, by start; one statement. */
export async function loadCarServiceWork(
  em: Em,
  carId: number,
  stretch: Stretch,
): Promise<MaintenanceRecord[]> {
  const sql = `${serviceSql(em, stretch)} ${BY_START}`;
  return (await raw<EventRow>(em, sql, bound(carId, stretch))).map(serviceOf);
}

/** Bookings and service work that may claim the car's time in the period; one statement. */
export async function loadCarEvents(em: Em, carId: number, stretch: Stretch): Promise<CarEvents> {
  const rows = await raw<EventRow>(
    em,
    `${bookingsSql(em, stretch)} union all ${serviceSql(em, stretch)} ${BY_START}`,
    [...bound(carId, stretch), ...bound(carId, stretch)],
  );
  return {
    bookings: rows.filter(({ kind }) => kind === 'booking').map(bookingOf),
    maintenances: rows.filter(({ kind }) => kind === 'maintenance').map(serviceOf),
  };
}
