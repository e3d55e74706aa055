import type { Em } from '@backend/store/em';
import {
  type Driven,
  instantColumns,
  type RawValue,
  raw,
  toInstant,
  toKopecks,
} from '@backend/store/sql/raw';
import type { MaintenanceStatus } from '@schema/statuses';
import type { Kopecks } from '@schema/values/money/money';
import {
  type RentalDates,
  type StoredBooking,
  storedBooking,
  storedBookingSql,
} from '../bookings/booking-columns';
import { CUSTODY_COLUMNS, type StoredCustody, storedCustody } from '../bookings/custody-sql';

/** A complete booking with its display names; the domain rule computes its status. */
export interface BoardBookingRecord extends StoredBooking, RentalDates, StoredCustody {
  /** Full name. */
  readonly customer: string;
  /** '+7XXXXXXXXXX', the API format. */
  readonly customerPhone: string | null;
  readonly priceEdited: boolean;
  /** The booking that this one continues in another car. */
  readonly continuesId: number | null;
}

/** Service work under its API names. Money in kopecks. */
export interface BoardMaintenanceRecord {
  readonly id: number;
  readonly carId: number;
  readonly description: string;
  readonly status: MaintenanceStatus;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly cost: Kopecks;
  readonly version: number;
}

/** Sorted here: with an ORDER BY SQLite would scan the whole table in that order. */
const byStart = (a: { startDate: number; id: number }, b: { startDate: number; id: number }) =>
  a.startDate - b.startDate || a.id - b.id;

/** Complete bookings that match the condition on `b`, by start; one statement. */
export async function loadBookingsWhere(
  em: Em,
  condition: string,
  params: readonly RawValue[],
): Promise<BoardBookingRecord[]> {
  const rows = await raw<Driven<BoardBookingRecord>>(
    em,
    `select ${storedBookingSql(em)}, c.full_name as "customer", '+' || c.phone as "customerPhone",
       b.price_edited as "priceEdited", b.continues_id as "continuesId",
       ${CUSTODY_COLUMNS}
     from bookings b join customers c on c.id = b.customer_id left join sources s on s.id = b.source_id
     where b.is_complete and (${condition})`,
    params,
  );
  return rows.sort(byStart).map((row) =>
    Object.assign(storedBooking(row), storedCustody(row), {
      carId: row.carId,
      customerId: row.customerId,
      startDate: toInstant(row.startDate),
      endDate: toInstant(row.endDate),
      customer: row.customer,
      customerPhone: row.customerPhone,
      priceEdited: Boolean(row.priceEdited),
      continuesId: row.continuesId,
    }),
  );
}

/** Service work that matches the condition on `m`, by start; one statement. */
export async function loadMaintenancesWhere(
  em: Em,
  condition: string,
  params: readonly RawValue[],
): Promise<BoardMaintenanceRecord[]> {
  const rows = await raw<Driven<BoardMaintenanceRecord>>(
    em,
    `select m.id, m.car_id as "carId", m.description, m.status,
       ${instantColumns(em, 'm', { startDate: 'start_date', endDate: 'end_date' })},
       m.cost_kopecks as "cost", m.version
     from maintenances m where ${condition}`,
    params,
  );
  return rows.sort(byStart).map((row) => ({
    ...row,
    startDate: toInstant(row.startDate),
    endDate: toInstant(row.endDate),
    cost: toKopecks(row.cost),
  }));
}

/** One complete booking, cancelled or not; null when there is none with this id. */
export async function loadBooking(em: Em, id: number): Promise<BoardBookingRecord | null> {
  const [booking] = await loadBookingsWhere(em, 'b.id = ?', [id]);
  return booking ?? null;
}

export async function loadMaintenance(em: Em, id: number): Promise<BoardMaintenanceRecord | null> {
  const [maintenance] = await loadMaintenancesWhere(em, 'm.id = ?', [id]);
  return maintenance ?? null;
}
