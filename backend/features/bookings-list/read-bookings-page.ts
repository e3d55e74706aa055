import { assertValid } from '@backend/domain/valid';
import type { RequestContext } from '@backend/graphql/context';
import { type BookingPageFacts, loadBookingPage } from '@backend/store/facts/booking-page-facts';
import { type BookingSort, DEFAULT_BOOKING_SORT } from '@schema/constants';
import { type ListQuery, listQueryPayload, pageWindow } from '@schema/forms/list-query';
import type { BookingStatus } from '@schema/statuses';

export interface BookingsPageQuery extends ListQuery {
  readonly status?: BookingStatus | null;
  readonly sort?: BookingSort | null;
}

/**
 * One page of the booking list (spec 2, §2, §9): 50 rows unless told, the newest record first unless
 * told. Refuses VALIDATION_FAILED for a page, a size or a search text that cannot be.
 */
export async function readBookingsPage(
  ctx: RequestContext,
  query: BookingsPageQuery,
): Promise<BookingPageFacts> {
  assertValid(listQueryPayload, { ...query });
  const { search, status = null, sort } = query;
  return loadBookingPage(
    ctx.em,
    { search: search ?? '', status, sort: sort ?? DEFAULT_BOOKING_SORT, window: pageWindow(query) },
    { now: ctx.now, requireReturnMark: ctx.config.requireReturnMark },
  );
}
