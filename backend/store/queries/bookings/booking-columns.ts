import { readInstant, readKopecks } from '@backend/store/sql/read-as';
import { over } from '@backend/store/sql/typed-read';
import type { BookingTerms } from '@schema/fields/booking-fields';
import type { Kopecks } from '@schema/values/money/money';

/** Fields of every read of a booking, under API names. Money in kopecks. */
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

/** Fields that an incomplete booking may lack. */
export interface RentalDates {
  readonly carId: number;
  readonly customerId: number;
  readonly startDate: Date;
  readonly endDate: Date;
}

const { ref } = over<{ b: 'bookings'; s: 'sources' }>();

/** Columns of StoredBooking over `b`, and `s` (sources) by a left join. */
export const STORED_BOOKING = [
  ref('b.id').as('id'),
  ref('b.source_id').as('sourceId'),
  ref('s.name').$castTo<string | null>().as('sourceName'),
  ref('b.version').as('version'),
  readInstant(ref('b.created_at')).as('createdAt'),
  readInstant(ref('b.cancelled_at')).as('cancelledAt'),
  ref('b.cancel_reason').as('cancelReason'),
  readInstant(ref('b.handed_over_at')).as('handedOverAt'),
  readInstant(ref('b.returned_at')).as('returnedAt'),
  readKopecks(ref('b.total_price_kopecks')).as('totalPrice'),
  readKopecks(ref('b.deposit_kopecks')).as('depositAmount'),
  ref('b.deposit_comment').as('depositComment'),
  ref('b.notes').as('notes'),
];

/** Columns of RentalDates over `b`, a complete booking. */
export const RENTAL_DATES = [
  ref('b.car_id').$notNull().as('carId'),
  ref('b.customer_id').$notNull().as('customerId'),
  readInstant(ref('b.start_date').$notNull()).as('startDate'),
  readInstant(ref('b.end_date').$notNull()).as('endDate'),
];
