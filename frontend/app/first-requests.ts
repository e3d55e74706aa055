import { ACTION_LIST_REQUEST } from '@frontend/features/action-list/action-list-request';
import { dailyReportRequest } from '@frontend/features/analytics/fleet/daily-report-request';
import { fleetReportRequest } from '@frontend/features/analytics/fleet/fleet-report-request';
import { firstBlockRequest } from '@frontend/features/board/loading/first-block';
import { bookingListRequest } from '@frontend/features/booking-list/booking-list-request';
import type { ProfileQuery } from '@frontend/features/session/session.generated';
import { PROFILE_REQUEST } from '@frontend/features/session/session-requests';
import { prefetch } from '@frontend/shared/data/queries/prefetched';
import type { GraphqlRequest } from '@frontend/shared/data/requests/fetch-graphql';
import { periodOf } from '@frontend/shared/lib/address/period-address';
import { can, type Permission } from '@schema/permissions';
import { dayOf } from '@schema/values/time/calendar';
import { presetPeriod } from '@schema/values/time/report-period';
import { ANALYTICS_PATH, BOARD_PATH, BOOKING_LIST_PATH, NOW_PATH } from './paths';
import { viewOf } from './screens/board/address/board-view-address';

interface Company {
  readonly zone: string;
  readonly nowMs: number;
  readonly canFilterByMoney: boolean;
}

interface FirstRequests {
  readonly permission: Permission;
  readonly requests: (search: string, company: Company) => readonly GraphqlRequest[];
}

/** Longest queries of a screen, sent before its code is loaded. */
const FIRST_REQUESTS: Readonly<Record<string, FirstRequests>> = {
  [BOARD_PATH]: {
    permission: 'view_board',
    requests: (search, company) => [firstBlockRequest(viewOf(search), company)],
  },
  [BOOKING_LIST_PATH]: {
    permission: 'view_booking_list',
    requests: (search, company) => [bookingListRequest(new URLSearchParams(search), company)],
  },
  [NOW_PATH]: { permission: 'view_board', requests: () => [ACTION_LIST_REQUEST] },
  [ANALYTICS_PATH]: {
    permission: 'view_analytics',
    requests(search, { zone, nowMs }) {
      const chosen = periodOf(new URLSearchParams(search));
      const today = dayOf(new Date(nowMs), zone);
      const period = chosen ?? presetPeriod('currentMonth', today);
      return [fleetReportRequest(period, zone), dailyReportRequest(period, zone, null)];
    },
  },
};

/**
 * Sends the query of the session, then those of the address's screen, before any screen is loaded.
 */
export async function prefetchFirstScreen({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>) {
  const visit = prefetch<ProfileQuery>(PROFILE_REQUEST);
  const first = FIRST_REQUESTS[pathname];
  if (!first) return;
  const { profile, mustChangePassword, company } = await visit;
  if (!profile || mustChangePassword || !can(profile, first.permission)) return;
  const known = {
    zone: company.timeZone,
    nowMs: Date.parse(company.serverTime),
    canFilterByMoney: can(profile, 'edit_bookings'),
  };
  const requests = first.requests(search, known);
  await Promise.all(requests.map((request) => prefetch({ ...request, pageUser: profile.id })));
}
