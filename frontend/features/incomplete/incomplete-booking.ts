import { ISSUE_TITLES, type IssueName } from '@schema/texts/bookings/incomplete';
import type { IncompleteBookingsQuery } from './incomplete.generated';

/** An imported record with its issues. */
export type IncompleteBooking = IncompleteBookingsQuery['incompleteBookings']['items'][number];

const ISSUES = Object.keys(ISSUE_TITLES) as IssueName[];

/** The issues that apply, in the order of the form's fields. */
export function issuesOf({ issues }: Pick<IncompleteBooking, 'issues'>): IssueName[] {
  return ISSUES.filter((name) => issues[name]);
}
