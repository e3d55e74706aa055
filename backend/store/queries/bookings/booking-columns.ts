import type { Em } from '@backend/store/em';
import {
  type Driven,
  instantColumns,
  toInstant,
  toInstantOrNull,
  toKopecksOrNull,
} from '@backend/store/sql/raw';
import type { BookingTerms } from '@schema/fields/booking-fields';
import type { Kopecks } from '@schema/values/money/money';

/** What every read of a booking contains, under API names. Money in kopecks. */
export interface StoredBooking extends BookingTerms<Kopecks> {
  readonly id: number;
  readonly sourceId: number | null;
  readonly sourceName: string | null;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
  /** Null: not archived, or no reason given. */
  readonly cancelReason: string | null;
  readonly handedOverAt: Date | null;
  readonly returnedAt: Date | null;
  readonly version: number;
}

/** What an incomplete booking may lack. */
export interface RentalDates {
  readonly carId: number;
  readonly customerId: number;
  readonly startDate: Date;
  readonly endDate: Date;
}

const INSTANTS = {
  startDate: 'start_date',
  endDate: 'end_date',
  createdAt: 'created_at',
  cancelledAt: 'cancelled_at',
  handedOverAt: 'handed_over_at',
  returnedAt: 'returned_at',
};

/** Columns of StoredBooking and RentalDates over `b` (bookings) and `s` (sources). */
export const storedBookingSql = (em: Em) => `b.id, b.car_id as "carId",
  b.customer_id as "customerId", b.source_id as "sourceId", s.name as "sourceName", b.version,
  ${instantColumns(em, 'b', INSTANTS)}, b.total_price_kopecks as "totalPrice",
  b.deposit_kopecks as "depositAmount", b.deposit_comment as "depositComment", b.notes,
  b.cancel_reason as "cancelReason"`;

/**
 * A new object, which callers complete by Object.assign: with tens of thousands of rows a spread
 * of it takes twenty times as long, and a spread of the row three times.
 */
export const storedBooking = (row: Driven<StoredBooking>): StoredBooking => ({
  id: row.id,
  sourceId: row.sourceId,
  sourceName: row.sourceName,
  version: row.version,
  createdAt: toInstant(row.createdAt),
  cancelledAt: toInstantOrNull(row.cancelledAt),
  cancelReason: row.cancelReason,
  handedOverAt: toInstantOrNull(row.handedOverAt),
  returnedAt: toInstantOrNull(row.returnedAt),
  totalPrice: toKopecksOrNull(row.totalPrice),
  depositAmount: toKopecksOrNull(row.depositAmount),
  depositComment: row.depositComment,
  notes: row.notes,
});
