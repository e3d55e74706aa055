import type { Em } from '@backend/store/em';
import { readFlag, readInstant, readKopecks } from '@backend/store/sql/read-as';
import { type OverAliases, over, reading, rowsOf } from '@backend/store/sql/typed-read';
import type { MaintenanceStatus } from '@schema/statuses';
import type { Kopecks } from '@schema/values/money/money';
import type { Expression, SqlBool } from 'kysely';
import {
  RENTAL_DATES,
  type RentalDates,
  STORED_BOOKING,
  type StoredBooking,
} from '../bookings/booking-columns';
import { CUSTODY, type StoredCustody } from '../bookings/custody-sql';
import { apiPhone } from '../customers/customer-columns';

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
const byStart = (a: { startDate: Date; id: number }, b: { startDate: Date; id: number }) =>
  a.startDate.getTime() - b.startDate.getTime() || a.id - b.id;

type OfBooking = (b: OverAliases<{ b: 'bookings' }>) => Expression<SqlBool>;

/** Complete bookings that match the condition on `b`, by start; one statement. */
export async function loadBookingsWhere(em: Em, where: OfBooking): Promise<BoardBookingRecord[]> {
  const bookings = await rowsOf(
    em,
    reading(em)
      .selectFrom('bookings as b')
      .innerJoin('customers as c', 'c.id', 'b.customer_id')
      .leftJoin('sources as s', 's.id', 'b.source_id')
      .select([...STORED_BOOKING, ...CUSTODY, ...RENTAL_DATES])
      .select(({ ref }) => [
        'c.full_name as customer',
        apiPhone(ref('c.phone')).as('customerPhone'),
        readFlag(ref('b.price_edited')).as('priceEdited'),
        'b.continues_id as continuesId',
      ])
      .where(({ ref }) => ref('b.is_complete'))
      .where(where(over<{ b: 'bookings' }>())),
  );
  return bookings.sort(byStart);
}

type OfWork = (m: OverAliases<{ m: 'maintenances' }>) => Expression<SqlBool>;

/** Service work that matches the condition on `m`, by start; one statement. */
export async function loadMaintenancesWhere(
  em: Em,
  where: OfWork,
): Promise<BoardMaintenanceRecord[]> {
  const works = await rowsOf(
    em,
    reading(em)
      .selectFrom('maintenances as m')
      .select(({ ref }) => [
        'm.id',
        'm.car_id as carId',
        'm.description',
        'm.status',
        readInstant(ref('m.start_date')).as('startDate'),
        readInstant(ref('m.end_date')).as('endDate'),
        readKopecks(ref('m.cost_kopecks')).as('cost'),
        'm.version',
      ])
      .where(where(over<{ m: 'maintenances' }>())),
  );
  return works.sort(byStart);
}

/** Service work of these cars that is not done, by start; one statement. */
export function loadUnfinishedWork(
  em: Em,
  carIds: readonly number[],
): Promise<BoardMaintenanceRecord[]> {
  return loadMaintenancesWhere(em, (m) =>
    m.and([m('m.car_id', 'in', carIds), m('m.status', '<>', 'done')]),
  );
}

/** One complete booking, cancelled or not; null when there is none with this id. */
export async function loadBooking(em: Em, id: number): Promise<BoardBookingRecord | null> {
  const [booking] = await loadBookingsWhere(em, (b) => b('b.id', '=', id));
  return booking ?? null;
}

export async function loadMaintenance(em: Em, id: number): Promise<BoardMaintenanceRecord | null> {
  const [maintenance] = await loadMaintenancesWhere(em, (m) => m('m.id', '=', id));
  return maintenance ?? null;
}
