import type { BookingStatus } from '@schema/statuses';
import type { Whereabouts } from '@schema/values/bookings/whereabouts';
import css from './BookingState.module.css';
import { BookingStatusBadge } from './BookingStatusBadge';
import { WhereaboutsBadge } from './WhereaboutsBadge';

interface BookingStateProps {
  readonly booking: { readonly status: BookingStatus; readonly whereabouts: Whereabouts };
}

/** The documented status of a booking and its car location. */
export function BookingState({ booking: { status, whereabouts } }: BookingStateProps) {
  return (
    <span className={css.state}>
      <BookingStatusBadge status={status} />
      <WhereaboutsBadge whereabouts={whereabouts} status={status} />
    </span>
  );
}
