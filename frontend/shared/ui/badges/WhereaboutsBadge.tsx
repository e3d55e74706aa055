import type { BookingStatus } from '@schema/statuses';
import { whereaboutsBeside, whereaboutsSign } from '@schema/texts/bookings/whereabouts';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import { Badge, type BadgeLook } from './Badge';

const LOOKS: Partial<Readonly<Record<Whereabouts, BadgeLook>>> = {
  late_pickup: 'warning',
  overdue: 'danger',
  unconfirmed: 'warning',
};

interface WhereaboutsBadgeProps {
  readonly whereabouts: Whereabouts;
  /** The documented status shown beside it. */
  readonly status?: BookingStatus;
}

/**
 * The car location, beside the status (docs/domain.md, whereabouts); nothing when the status
 * implies it.
 */
export function WhereaboutsBadge({ whereabouts, status }: WhereaboutsBadgeProps) {
  const text = status ? whereaboutsBeside(status, whereabouts) : whereaboutsSign(whereabouts);
  return text && <Badge look={LOOKS[whereabouts] ?? 'neutral'}>{text}</Badge>;
}
