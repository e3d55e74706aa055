import type {
  CarEvents,
  MaintenanceRecord,
  OccupyingBooking,
} from '@backend/domain/bookings/occupancy';
import type { Em } from '@backend/store/em';
import { instantColumns, type RawValue, raw, toInstant, toInstantOrNull } from '@backend/store/raw';
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

interface BookingRow {
  id: number;
  customer: string | null;
  customerId: number | null;
  startDate: number;
  endDate: number;
  returnedAt: number | null;
}

interface MaintenanceRow {
  id: number;
  description: string;
  status: MaintenanceStatus;
  startDate: number;
  endDate: number;
}

/** Live complete bookings of the car that touch the period, by start; one statement. */
export async function loadCarBookings(
  em: Em,
  carId: number,
  { from, until, unmarkedHold = false }: Stretch,
): Promise<OccupyingBooking[]> {
  const rows = await raw<BookingRow>(
    em,
    `select b.id as "id", c.full_name as "customer", b.customer_id as "customerId",
       ${instantColumns(em, 'b', { startDate: 'start_date', endDate: 'end_date', returnedAt: 'returned_at' })}
     from bookings b left join customers c on c.id = b.customer_id
     where b.car_id = ? and ${isLive('b')} and ${mayHoldAfter(unmarkedHold)}
       ${until ? 'and b.start_date < ?' : ''}
     order by b.start_date, b.id`,
    bound(carId, from, until),
  );
  return rows.map((row) => ({
    id: row.id,
    customer: row.customer,
    customerId: row.customerId,
    startDate: toInstant(row.startDate),
    endDate: toInstant(row.endDate),
    returnedAt: toInstantOrNull(row.returnedAt),
  }));
}

/** Unfinished service work of the car that touches the period, by start; one statement. */
export async function loadCarServiceWork(
  em: Em,
  carId: number,
  { from, until }: Stretch,
): Promise<MaintenanceRecord[]> {
  const rows = await raw<MaintenanceRow>(
    em,
    `select m.id as "id", m.description as "description", m.status as "status",
       ${instantColumns(em, 'm', { startDate: 'start_date', endDate: 'end_date' })}
     from maintenances m
     where m.car_id = ? and m.status <> 'done' and (m.end_date > ? or m.start_date = m.end_date)
       ${until ? 'and m.start_date < ?' : ''}
     order by m.start_date, m.id`,
    bound(carId, from, until),
  );
  return rows.map((row) => ({
    ...row,
    startDate: toInstant(row.startDate),
    endDate: toInstant(row.endDate),
  }));
}

/** Bookings and service work that may claim the car's time in the period. */
export async function loadCarEvents(em: Em, carId: number, stretch: Stretch): Promise<CarEvents> {
  const bookings = await loadCarBookings(em, carId, stretch);
  const maintenances = await loadCarServiceWork(em, carId, stretch);
  return { bookings, maintenances };
}

function bound(carId: number, from: Date, until: Date | undefined): RawValue[] {
  return until ? [carId, from, until] : [carId, from];
}
