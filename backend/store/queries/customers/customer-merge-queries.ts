import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/sql/raw';
import { loadAdvanceIds } from '../money/advance-queries';

/** The data by which a merge detects that a booking changed. */
export interface StampedBooking {
  readonly id: number;
  readonly version: number;
}

/** What moves with a customer, as far as a merge has to notice its change. */
export interface StampedRows {
  readonly bookings: readonly StampedBooking[];
  /** Lines of an advance never change. */
  readonly advanceIds: readonly number[];
}

/** A customer's dependent rows besides complete bookings. */
interface CustomerBelongings {
  readonly id: number;
  readonly incompleteBookings: number;
  readonly reviewRequests: number;
}

const places = (ids: readonly number[]) => ids.map(() => '?').join(', ');

/** All bookings of these customers, incomplete ones included, and the lines of their advances. */
export async function loadStampedRows(em: Em, ids: readonly number[]): Promise<StampedRows> {
  const bookings = await raw<StampedBooking>(
    em,
    `select id, version from bookings where customer_id in (${places(ids)})`,
    ids,
  );
  return { bookings, advanceIds: await loadAdvanceIds(em, ids) };
}

/** For each of these customers; one statement. */
export async function loadBelongings(
  em: Em,
  ids: readonly number[],
): Promise<readonly CustomerBelongings[]> {
  const rows = await raw<Record<keyof CustomerBelongings, number | string>>(
    em,
    `select c.id,
       (select count(*) from bookings b where b.customer_id = c.id and not b.is_complete)
         as "incompleteBookings",
       (select count(*) from review_requests r join bookings b on b.id = r.booking_id
         where b.customer_id = c.id) as "reviewRequests"
     from customers c where c.id in (${places(ids)})`,
    ids,
  );
  // Counts are int8, which PostgreSQL's driver gives as text.
  return rows.map(({ id, incompleteBookings, reviewRequests }) => ({
    id: Number(id),
    incompleteBookings: Number(incompleteBookings),
    reviewRequests: Number(reviewRequests),
  }));
}
