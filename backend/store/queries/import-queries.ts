import type { MaintenanceRecord, OccupyingBooking } from '@backend/domain/bookings/occupancy';
import type {
  KnownBooking,
  KnownCar,
  KnownCustomer,
} from '@backend/domain/import/plan/import-plan';
import type { MaintenanceStatus } from '@schema/statuses';
import type { Period } from '@schema/values/time/period';
import type { Em } from '../em';
import { instantColumns, raw, toInstant, toInstantOrNull } from '../sql/raw';
import { isLive } from './fleet/claim-sql';

/** Every car by id; one statement. */
export function loadNamedCars(em: Em): Promise<KnownCar[]> {
  return raw(em, 'select id, brand, model, license_plate as "licensePlate" from cars order by id');
}

/** Every customer with the phone as stored; one statement. */
export function loadKnownCustomers(em: Em): Promise<KnownCustomer[]> {
  return raw(em, 'select id, full_name as "fullName", phone from customers order by id');
}

/** A booking as an import compares it with its rows. */
interface ImportedBookingRecord extends KnownBooking {
  readonly id: number;
  readonly isLive: boolean;
  readonly returnedAt: Date | null;
}

interface BookingRow {
  id: number;
  carId: number | null;
  customerName: string | null;
  customerPhone: string | null;
  rawStartDate: string | null;
  rawEndDate: string | null;
  startDate: number | null;
  endDate: number | null;
  returnedAt: number | null;
  isLive: number | boolean;
  isComplete: number | boolean;
  rentalId: number | null;
  hasMoney: number | boolean;
}

const INSTANTS = { startDate: 'start_date', endDate: 'end_date', returnedAt: 'returned_at' };

/**
 * Bookings of any kind whose dates touch the period, those that hold their car until marked as
 * returned (`unmarkedHold`), and all incomplete ones, in order of creation; one statement.
 */
export async function loadBookingsAround(
  em: Em,
  period: Period,
  unmarkedHold: boolean,
): Promise<ImportedBookingRecord[]> {
  const holds = unmarkedHold ? 'or b.returned_at is null' : '';
  const rows = await raw<BookingRow>(
    em,
    `select b.id, b.car_id as "carId", coalesce(c.full_name, b.raw_customer_name) as "customerName",
       coalesce('+' || c.phone, b.raw_customer_phone) as "customerPhone",
       b.raw_start_date as "rawStartDate", b.raw_end_date as "rawEndDate",
       ${instantColumns(em, 'b', INSTANTS)},
       (${isLive('b')}) as "isLive", b.is_complete as "isComplete", m.rental_id as "rentalId",
       (exists (select 1 from money_entries e where e.rental_id = m.rental_id)
         or exists (select 1 from money_charges h where h.rental_id = m.rental_id)) as "hasMoney"
     from bookings b left join customers c on c.id = b.customer_id
       left join money_accruals m
         on m.id = (select min(a.id) from money_accruals a where a.booking_id = b.id)
     where not b.is_complete or (b.start_date <= ? and (b.end_date >= ? ${holds}))
     order by b.id`,
    [period.endDate, period.startDate],
  );
  return rows.map((row) => ({
    ...row,
    startDate: toInstantOrNull(row.startDate),
    endDate: toInstantOrNull(row.endDate),
    returnedAt: toInstantOrNull(row.returnedAt),
    isLive: Boolean(row.isLive),
    isComplete: Boolean(row.isComplete),
    hasMoney: Boolean(row.hasMoney),
  }));
}

/** The live bookings, as possible conflicts. */
export function liveBookings(
  facts: readonly ImportedBookingRecord[],
): (OccupyingBooking & { readonly carId: number })[] {
  return facts.flatMap(({ id, carId, customerName, startDate, endDate, returnedAt, isLive }) =>
    isLive && carId !== null && startDate && endDate
      ? [{ id, carId, customer: customerName, startDate, endDate, returnedAt }]
      : [],
  );
}

interface WorkRow {
  id: number;
  carId: number;
  description: string;
  status: MaintenanceStatus;
  startDate: number;
  endDate: number;
}

/** All unfinished service work of the fleet; one statement. */
export async function loadUnfinishedWork(
  em: Em,
): Promise<(MaintenanceRecord & { readonly carId: number })[]> {
  const dates = { startDate: 'start_date', endDate: 'end_date' };
  const rows = await raw<WorkRow>(
    em,
    `select m.id, m.car_id as "carId", m.description, m.status, ${instantColumns(em, 'm', dates)}
     from maintenances m where m.status <> 'done' order by m.start_date, m.id`,
  );
  return rows.map((row) => ({
    ...row,
    startDate: toInstant(row.startDate),
    endDate: toInstant(row.endDate),
  }));
}
