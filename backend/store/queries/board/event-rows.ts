import type { Em } from '@backend/store/em';
import { prepared, type Slots, type SlotValues } from '@backend/store/sql/prepared-read';
import { readFlag, readInstant, readKopecks } from '@backend/store/sql/read-as';
import { type Names, type OverAliases, over, reading } from '@backend/store/sql/typed-read';
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

/** Maintenance under its API names. Money in kopecks. */
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

type Where<Of extends Names, Values> = (
  columns: OverAliases<Of>,
  values: Slots<Values>,
  em: Em,
) => Expression<SqlBool>;

/** Prepares a read of the complete bookings with the condition on `b`, by start. */
export function bookingsWhere<Values extends SlotValues>(where: Where<{ b: 'bookings' }, Values>) {
  const bookings = prepared((em, values: Slots<Values>) =>
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
      .where(where(over<{ b: 'bookings' }>(), values, em)),
  );
  return async (em: Em, values: Values): Promise<BoardBookingRecord[]> =>
    (await bookings(em, values)).sort(byStart);
}

/** Prepares a read of maintenance with the condition on `m`, by start. */
export function maintenancesWhere<Values extends SlotValues>(
  where: Where<{ m: 'maintenances' }, Values>,
) {
  const works = prepared((em, values: Slots<Values>) =>
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
      .where(where(over<{ m: 'maintenances' }>(), values, em)),
  );
  return async (em: Em, values: Values): Promise<BoardMaintenanceRecord[]> =>
    (await works(em, values)).sort(byStart);
}

const unfinished = maintenancesWhere((m) => m('m.status', '<>', 'done'));

/** Unfinished maintenance of the fleet, by start; one statement. */
export const loadAllUnfinishedWork = (em: Em): Promise<BoardMaintenanceRecord[]> =>
  unfinished(em, {});

const unfinishedOf = maintenancesWhere((m, { carIds }: Slots<{ carIds: readonly number[] }>) =>
  m.and([m('m.car_id', 'in', carIds), m('m.status', '<>', 'done')]),
);

/** Unfinished maintenance of these cars, by start; one statement. */
export const loadUnfinishedWork = (
  em: Em,
  carIds: readonly number[],
): Promise<BoardMaintenanceRecord[]> => unfinishedOf(em, { carIds });

const bookingsOf = bookingsWhere((b, { ids }: Slots<{ ids: readonly number[] }>) =>
  b('b.id', 'in', ids),
);

/** Complete bookings, cancelled or not; one statement. */
export const loadBookings = (em: Em, ids: readonly number[]): Promise<BoardBookingRecord[]> =>
  bookingsOf(em, { ids });

const bookingOf = bookingsWhere((b, { id }: Slots<{ id: number }>) => b('b.id', '=', id));

/** One complete booking, cancelled or not; null for an unknown id. */
export async function loadBooking(em: Em, id: number): Promise<BoardBookingRecord | null> {
  const [booking] = await bookingOf(em, { id });
  return booking ?? null;
}

const maintenanceOf = maintenancesWhere((m, { id }: Slots<{ id: number }>) => m('m.id', '=', id));

export async function loadMaintenance(em: Em, id: number): Promise<BoardMaintenanceRecord | null> {
  const [maintenance] = await maintenanceOf(em, { id });
  return maintenance ?? null;
}
