import {
  BOOKING_STATUSES,
  type BookingStatus,
  MAINTENANCE_STATUSES,
  type MaintenanceStatus,
  REVIEW_STATUSES,
  type ReviewStatus,
} from '@schema/statuses';
import { CONTACT_WAYS, type ContactWay } from '@schema/values/people/contact-ways';
import { registerEnumType } from 'type-graphql';

function named<T extends string>(names: readonly T[]): { readonly [N in T]: N } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [N in T]: N };
}

/** GraphQL enum values use the documented names (requirements.md, K36, W8, R5). */
export const BookingStatusEnum = named<BookingStatus>(BOOKING_STATUSES);
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

registerEnumType(MaintenanceStatusEnum, {
  name: 'MaintenanceStatus',
  description: 'How far the service work is; anything but `done` takes the car',
});

registerEnumType(ReviewStatusEnum, {
  name: 'ReviewStatus',
  description: 'Waiting, sent, or given up; the last two are final',
});
