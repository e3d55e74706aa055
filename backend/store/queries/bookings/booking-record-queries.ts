import type { ForeignBooking } from '@backend/domain/bookings/incomplete-booking';
import { type Em, engineOf } from '@backend/store/em';
import { instantColumns, raw, toInstant, toInstantOrNull } from '@backend/store/raw';
import type { SqlPart } from '@backend/store/sql-part';
import { displayName } from '@schema/values/fleet/car-title';
import type { Kopecks } from '@schema/values/money/money';

/** A booking as stored, complete or not, with its display names. Money in kopecks. */
export interface BookingRecord extends ForeignBooking {
  readonly id: number;
  readonly customerId: number | null;
  /** Null without a car. */
  readonly carTitle: string | null;
  readonly licensePlate: string | null;
  readonly sourceId: number | null;
  readonly sourceName: string | null;
  readonly notes: string | null;
  readonly totalPrice: Kopecks | null;
  readonly depositAmount: Kopecks | null;
  readonly depositComment: string | null;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
  readonly handedOverAt: Date | null;
  readonly returnedAt: Date | null;
  readonly isComplete: boolean;
  readonly version: number;
}

interface Row {
  id: number;
  carId: number | null;
  customerId: number | null;
  sourceId: number | null;
  sourceName: string | null;
  brand: string | null;
  model: string | null;
  licensePlate: string | null;
  customerName: string | null;
  customerPhone: string | null;
  notes: string | null;
  /** int8, which PostgreSQL's driver gives as text. */
  totalPrice: number | string | null;
  depositAmount: number | string | null;
  depositComment: string | null;
  rawStartDate: string | null;
  rawEndDate: string | null;
  startDate: number | null;
  endDate: number | null;
  createdAt: number;
  cancelledAt: number | null;
  handedOverAt: number | null;
  returnedAt: number | null;
  isComplete: number | boolean;
  version: number;
}

const INSTANTS = {
  startDate: 'start_date',
  endDate: 'end_date',
  createdAt: 'created_at',
  cancelledAt: 'cancelled_at',
  handedOverAt: 'handed_over_at',
  returnedAt: 'returned_at',
};

// The columns hold whole numbers, so the branded type is safe.
const toKopecks = (amount: number | string | null) =>
  amount === null ? null : (Number(amount) as Kopecks);

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
    `select b.id, b.car_id as "carId", b.customer_id as "customerId", b.source_id as "sourceId",
       s.name as "sourceName", k.brand, k.model, k.license_plate as "licensePlate",
       coalesce(c.full_name, b.raw_customer_name) as "customerName",
       coalesce('+' || c.phone, b.raw_customer_phone) as "customerPhone",
       ${instantColumns(em, 'b', INSTANTS)}, b.raw_start_date as "rawStartDate",
       b.raw_end_date as "rawEndDate", b.notes, b.total_price_kopecks as "totalPrice",
       b.deposit_kopecks as "depositAmount", b.deposit_comment as "depositComment",
       b.is_complete as "isComplete", b.version
     from bookings b left join customers c on c.id = b.customer_id
       left join cars k on k.id = b.car_id left join sources s on s.id = b.source_id
     where ${where.sql} order by b.created_at desc, b.id desc
     ${locked && engineOf(em) === 'postgres' ? 'for update of b' : ''}`,
    where.params,
  );
  return rows.map(recordOf);
}

function recordOf({ brand, model, ...row }: Row): BookingRecord {
  const { carId, licensePlate } = row;
  return {
    ...row,
    carTitle: carId === null ? null : displayName({ brand, model, licensePlate }),
    startDate: toInstantOrNull(row.startDate),
    endDate: toInstantOrNull(row.endDate),
    createdAt: toInstant(row.createdAt),
    cancelledAt: toInstantOrNull(row.cancelledAt),
    handedOverAt: toInstantOrNull(row.handedOverAt),
    returnedAt: toInstantOrNull(row.returnedAt),
    totalPrice: toKopecks(row.totalPrice),
    depositAmount: toKopecks(row.depositAmount),
    isComplete: Boolean(row.isComplete),
  };
}
