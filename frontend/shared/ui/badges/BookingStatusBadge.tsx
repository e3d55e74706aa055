import { BOOKING_STATUS_TITLES, type BookingStatus } from '@schema/statuses';
import { Badge, type BadgeLook } from './Badge';

const LOOKS: Readonly<Record<BookingStatus, BadgeLook>> = {
  planned: 'planned',
  active: 'active',
  completed: 'past',
  cancelled: 'danger',
};

/** The status of a booking, in the board's colour (requirements.md, K36). */
export function BookingStatusBadge({ status }: { readonly status: BookingStatus }) {
  return <Badge look={LOOKS[status]}>{BOOKING_STATUS_TITLES[status]}</Badge>;
}
