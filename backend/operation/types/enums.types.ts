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
  description: 'Method of contacting a customer',
});

registerEnumType(BookingStatusEnum, {
  name: 'BookingStatus',
  description: 'Status of a booking, derived from its dates, its marks and the current time',
});

registerEnumType(WhereaboutsEnum, {
  name: 'Whereabouts',
  description: 'Car location of a booking, derived from its marks, its dates and the current time',
  valuesConfig: {
    waiting: { description: 'Not handed over, before the pickup time' },
    late_pickup: { description: 'Not handed over, past the pickup time' },
    out: { description: 'With the customer, before the return time' },
    overdue: { description: 'With the customer, past the return time' },
    unconfirmed: {
      description: 'Less than two days past the return time, without any mark',
    },
    returned: { description: 'Marked as returned' },
    ended: {
      description:
        'Two days or more past the return time without any mark, cancelled, or extended by another booking',
    },
  },
});

registerEnumType(MaintenanceStatusEnum, {
  name: 'MaintenanceStatus',
  description: 'Status of maintenance; any status but `done` occupies the car',
});

registerEnumType(ReviewStatusEnum, {
  name: 'ReviewStatus',
  description: 'Status of a review request; `sent` and `cancelled` are final',
});
