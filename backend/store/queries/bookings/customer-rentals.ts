import type { CustomerRental } from '@backend/domain/bookings/replaced-bookings';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readInstant } from '@backend/store/sql/read-as';
import { reading } from '@backend/store/sql/typed-read';
import { RENTAL_DATES } from './booking-columns';

const rentalsOf = prepared((em, { customerId }: Slots<{ customerId: number }>) =>
  reading(em)
    .selectFrom('bookings as b')
    .select([...RENTAL_DATES, 'b.id', 'b.continues_id as continuesId'])
    .select(({ ref }) => readInstant(ref('b.cancelled_at')).as('cancelledAt'))
    .where(({ ref }) => ref('b.is_complete'))
    .where('b.customer_id', '=', customerId)
    .orderBy('b.id'),
);

/** Complete bookings of the customer, cancelled ones included, by id; one statement. */
export const loadCustomerRentals = (em: Em, customerId: number): Promise<CustomerRental[]> =>
  rentalsOf(em, { customerId });

const sentReviews = prepared((em, { bookingIds }: Slots<{ bookingIds: readonly number[] }>) =>
  reading(em)
    .selectFrom('review_requests')
    .select('id')
    .where('booking_id', 'in', bookingIds)
    .where('status', '=', 'sent')
    .limit(1),
);

/** Whether a review request of one of these bookings has been sent. */
export const isReviewSent = async (em: Em, bookingIds: readonly number[]): Promise<boolean> =>
  (await sentReviews(em, { bookingIds })).length > 0;
