import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readCount } from '@backend/store/sql/read-as';
import { singleValue } from '@backend/store/sql/sql-part';
import { reading } from '@backend/store/sql/typed-read';
import { loadAdvanceIds } from '../money/advance-queries';

/** Data by which a merge detects a changed booking. */
export interface StampedBooking {
  readonly id: number;
  readonly version: number;
}

/** A customer's records moved by a merge, reduced to the data that shows a change. */
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

type OfCustomers = Slots<{ ids: readonly number[] }>;

const stamped = prepared((em, { ids }: OfCustomers) =>
  reading(em).selectFrom('bookings').select(['id', 'version']).where('customer_id', 'in', ids),
);

/** All bookings of these customers, incomplete ones included, and the lines of their advances. */
export async function loadStampedRows(em: Em, ids: readonly number[]): Promise<StampedRows> {
  const bookings = await stamped(em, { ids });
  return { bookings, advanceIds: await loadAdvanceIds(em, ids) };
}

const belongings = prepared((em, { ids }: OfCustomers) =>
  reading(em)
    .selectFrom('customers as c')
    .select('c.id')
    .select(({ selectFrom, fn, not, ref }) => [
      readCount(
        singleValue(
          selectFrom('bookings as b')
            .select(fn.countAll().as('count'))
            .whereRef('b.customer_id', '=', 'c.id')
            .where((b) => not(b.ref('b.is_complete'))),
        ),
      ).as('incompleteBookings'),
      readCount(
        singleValue(
          selectFrom('review_requests as r')
            .innerJoin('bookings as b', 'b.id', 'r.booking_id')
            .select(fn.countAll().as('count'))
            .where((b) => b('b.customer_id', '=', ref('c.id'))),
        ),
      ).as('reviewRequests'),
    ])
    .where('c.id', 'in', ids),
);

/** Keyed by these customers; one statement. */
export const loadBelongings = (
  em: Em,
  ids: readonly number[],
): Promise<readonly CustomerBelongings[]> => belongings(em, { ids });
