import type { ForeignBooking } from '@backend/domain/bookings/incomplete-booking';
import { type Em, engineOf } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readFlag, readInstant } from '@backend/store/sql/read-as';
import type { SqlPart } from '@backend/store/sql/sql-part';
import { reading } from '@backend/store/sql/typed-read';
import { displayName } from '@schema/values/fleet/car-title';
import type { Expression, SqlBool } from 'kysely';
import { apiPhone } from '../customers/customer-columns';
import { STORED_BOOKING, type StoredBooking } from './booking-columns';

/** A booking as stored, complete or not, with its display names. */
export interface BookingRecord extends StoredBooking, ForeignBooking {
  readonly customerId: number | null;
  /** Null without a car. */
  readonly carTitle: string | null;
  readonly licensePlate: string | null;
  readonly isComplete: boolean;
}

const records = (em: Em, where: Expression<SqlBool>) =>
  reading(em)
    .selectFrom('bookings as b')
    .leftJoin('customers as c', 'c.id', 'b.customer_id')
    .leftJoin('cars as k', 'k.id', 'b.car_id')
    .leftJoin('sources as s', 's.id', 'b.source_id')
    .select(STORED_BOOKING)
    .select(({ ref, fn }) => [
      'b.car_id as carId',
      'b.customer_id as customerId',
      readInstant(ref('b.start_date')).as('startDate'),
      readInstant(ref('b.end_date')).as('endDate'),
      'k.brand',
      'k.model',
      'k.license_plate as licensePlate',
      fn.coalesce('c.full_name', 'b.raw_customer_name').as('customerName'),
      fn.coalesce(apiPhone(ref('c.phone')), 'b.raw_customer_phone').as('customerPhone'),
      'b.raw_start_date as rawStartDate',
      'b.raw_end_date as rawEndDate',
      readFlag(ref('b.is_complete')).as('isComplete'),
    ])
    .where(where)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc');

const recordsWhere = prepared((em, { where }: Slots<{ where: SqlPart }>) => records(em, where));

const lockedRecordsWhere = prepared((em, { where }: Slots<{ where: SqlPart }>) => {
  const found = records(em, where);
  return engineOf(em) === 'postgres' ? found.forUpdate('b') : found;
});

/**
 * Bookings of any kind that match the condition on `b`, newest first; one statement. With `locked`
 * the rows are locked until the transaction ends.
 */
export async function loadBookingRecords(
  em: Em,
  where: SqlPart,
  { locked = false } = {},
): Promise<BookingRecord[]> {
  const rows = await (locked ? lockedRecordsWhere : recordsWhere)(em, { where });
  return rows.map(({ brand, model, ...row }) => ({
    ...row,
    carTitle:
      brand === null || model === null || row.licensePlate === null
        ? null
        : displayName({ brand, model, licensePlate: row.licensePlate }),
  }));
}
