import type { IncompleteBookingsQuery } from '@frontend/gql/graphql';
import { ISSUE_TITLES, type IssueName } from '@schema/texts/bookings/incomplete';

/** A foreign record with what is wrong with it. */
export type IncompleteBooking = IncompleteBookingsQuery['incompleteBookings']['items'][number];

const ISSUES = Object.keys(ISSUE_TITLES) as IssueName[];

/** The flags that are raised, in the order in which a form asks. */
export function issuesOf({ issues }: Pick<IncompleteBooking, 'issues'>): IssueName[] {
  return ISSUES.filter((name) => issues[name]);
}
