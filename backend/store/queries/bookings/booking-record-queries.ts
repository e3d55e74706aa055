import type { ForeignBooking } from '@backend/domain/bookings/incomplete-booking';
import { type Em, engineOf } from '@backend/store/em';
import { type Driven, raw, toInstantOrNull } from '@backend/store/sql/raw';
import type { SqlPart } from '@backend/store/sql/sql-part';
import { displayName } from '@schema/values/fleet/car-title';
import { type StoredBooking, storedBooking, storedBookingSql } from './booking-columns';

/** A booking as stored, complete or not, with its display names. */
export interface BookingRecord extends StoredBooking, ForeignBooking {
  readonly customerId: number | null;
  /** Null without a car. */
  readonly carTitle: string | null;
  readonly licensePlate: string | null;
  readonly isComplete: boolean;
}

type Row = Driven<Omit<BookingRecord, 'carTitle'>> & {
  readonly brand: string | null;
  readonly model: string | null;
};

/**
 * Bookings of any kind that match the condition on `b`, newest first; one statement. With `locked`
 * the rows are locked until the transaction ends.
 */
export async function loadBookingRecords(
  em: Em,
  where: SqlPart,
  { locked = false } = {},
): Promise<BookingRecord[]> {
  const rows = await raw<Row>(
    em,
    `select ${storedBookingSql(em)}, k.brand, k.model, k.license_plate as "licensePlate",
       coalesce(c.full_name, b.raw_customer_name) as "customerName",
       coalesce('+' || c.phone, b.raw_customer_phone) as "customerPhone",
       b.raw_start_date as "rawStartDate", b.raw_end_date as "rawEndDate",
       b.is_complete as "isComplete"
     from bookings b left join customers c on c.id = b.customer_id
       left join cars k on k.id = b.car_id left join sources s on s.id = b.source_id
     where ${where.sql} order by b.created_at desc, b.id desc
     ${locked && engineOf(em) === 'postgres' ? 'for update of b' : ''}`,
    where.params,
  );
  return rows.map(recordOf);
}

function recordOf(row: Row): BookingRecord {
  const { carId, brand, model, licensePlate } = row;
  return Object.assign(storedBooking(row), {
    carId,
    customerId: row.customerId,
    startDate: toInstantOrNull(row.startDate),
    endDate: toInstantOrNull(row.endDate),
    rawStartDate: row.rawStartDate,
    rawEndDate: row.rawEndDate,
    customerName: row.customerName,
    customerPhone: row.customerPhone,
    carTitle: carId === null ? null : displayName({ brand, model, licensePlate }),
    licensePlate,
    isComplete: Boolean(row.isComplete),
  });
}
