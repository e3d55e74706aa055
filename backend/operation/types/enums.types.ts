import {
  BOOKING_STATUSES,
  type BookingStatus,
  MAINTENANCE_STATUSES,
  type MaintenanceStatus,
  REVIEW_STATUSES,
  type ReviewStatus,
} from '@schema/statuses';
import { WHEREABOUTS, type Whereabouts } from '@schema/values/bookings/whereabouts';
import { CONTACT_WAYS, type ContactWay } from '@schema/values/people/contact-ways';
import { registerEnumType } from 'type-graphql';

function named<T extends string>(names: readonly T[]): { readonly [N in T]: N } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [N in T]: N };
}

/** GraphQL enum values use the documented names (requirements.md, K36, W8, R5). */
export const BookingStatusEnum = named<BookingStatus>(BOOKING_STATUSES);
export const WhereaboutsEnum = named<Whereabouts>(WHEREABOUTS);
export const MaintenanceStatusEnum = named<MaintenanceStatus>(MAINTENANCE_STATUSES);
export const ReviewStatusEnum = named<ReviewStatus>(REVIEW_STATUSES);

export const ContactWayEnum = named<ContactWay>(CONTACT_WAYS);

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
