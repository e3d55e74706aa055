import { BOOKING_STATUSES, MAINTENANCE_STATUSES, REVIEW_STATUSES } from '@schema/statuses';
import { WHEREABOUTS } from '@schema/values/bookings/whereabouts';
import { CONTACT_WAYS } from '@schema/values/people/contact-ways';
import { registerEnumType } from 'type-graphql';
import { enumOf } from './enum-of';

/** GraphQL enum values use the documented names (requirements.md, K36, W8, R5). */
export const BookingStatusEnum = enumOf(BOOKING_STATUSES);
export const WhereaboutsEnum = enumOf(WHEREABOUTS);
export const MaintenanceStatusEnum = enumOf(MAINTENANCE_STATUSES);
export const ReviewStatusEnum = enumOf(REVIEW_STATUSES);

export const ContactWayEnum = enumOf(CONTACT_WAYS);

registerEnumType(ContactWayEnum, {
  name: 'ContactWay',
  description: 'A way to reach a customer',
});

registerEnumType(BookingStatusEnum, {
  name: 'BookingStatus',
  description: 'Derived from the dates, the marks and the clock; never stored',
});

registerEnumType(WhereaboutsEnum, {
  name: 'Whereabouts',
  description: 'Where the car of a booking is, by its marks, its dates and the clock; never stored',
  valuesConfig: {
    waiting: { description: 'Not handed over, and the pickup has not come' },
    late_pickup: { description: 'The pickup has passed without the mark of the handover' },
    out: { description: 'With the customer' },
    overdue: { description: 'With the customer past the return' },
    unconfirmed: {
      description: 'Past the return by less than two days, without a mark and without proof',
    },
    returned: { description: 'Marked as returned' },
    ended: { description: 'Over long ago, archived, or continued by another booking' },
  },
});

registerEnumType(MaintenanceStatusEnum, {
  name: 'MaintenanceStatus',
  description: 'How far the service work is; anything but `done` takes the car',
});

registerEnumType(ReviewStatusEnum, {
  name: 'ReviewStatus',
  description: 'Waiting, sent, or given up; the last two are final',
});
