import type { Em } from '@backend/store/em';
import { raw } from '@backend/store/raw';

/** The data by which a merge detects that a booking changed. */
export interface StampedBooking {
  readonly id: number;
  readonly version: number;
}

/** A customer's dependent rows besides complete bookings. */
interface CustomerBelongings {
  readonly id: number;
  readonly incompleteBookings: number;
  readonly reviewRequests: number;
}

const places = (ids: readonly number[]) => ids.map(() => '?').join(', ');

/** All bookings of these customers, incomplete ones included; one statement. */
export function loadStampedBookings(em: Em, ids: readonly number[]): Promise<StampedBooking[]> {
  return raw<StampedBooking>(
    em,
    `select id, version from bookings where customer_id in (${places(ids)})`,
    ids,
  );
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
