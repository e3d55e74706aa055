import { type RequestedPeriod, requestedPeriod } from '@backend/domain/requested-period';
import type { RequestContext } from '@backend/operation/context';
import {
  type BookingPageData,
  loadBookingPage,
} from '@backend/store/queries/bookings/booking-page-queries';
import { type BookingSort, DEFAULT_BOOKING_SORT } from '@schema/constants/booking-list';
import { type ListQuery, pageWindow } from '@schema/forms/list-query';
import type { BookingStatus } from '@schema/statuses';

interface BookingsPageQuery extends ListQuery, RequestedPeriod {
  readonly carId?: number | null;
  readonly status?: BookingStatus | null;
  readonly sort?: BookingSort | null;
}

/**
 * One page of the booking list (requirements.md, L3, L7): by default 50 rows, the newest record
 * first. A period selects bookings with revenue in it. Throws VALIDATION_FAILED for an invalid
 * page, page size, search text or period.
 */
export async function readBookingsPage(
  ctx: RequestContext,
  query: BookingsPageQuery,
): Promise<BookingPageData> {
  const { search, status = null, sort, carId = null } = query;
  const earning = query.start || query.end ? requestedPeriod(query, ctx.zone).span : null;
  return loadBookingPage(
    ctx.em,
    {
      search: search ?? '',
      earning,
      carId,
      status,
      sort: sort ?? DEFAULT_BOOKING_SORT,
      window: pageWindow(query),
    },
    { now: ctx.now, requireReturnMark: ctx.config.requireReturnMark },
  );
}
