import { forbidden } from '@backend/domain/refusal';
import { type RequestedPeriod, requestedPeriod } from '@backend/domain/requested-period';
import type { RequestContext } from '@backend/operation/context';
import {
  type BookingPageData,
  loadBookingPage,
} from '@backend/store/queries/bookings/booking-page-queries';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import {
  type BookingMoneyFilter,
  type BookingSort,
  DEFAULT_BOOKING_SORT,
} from '@schema/constants/booking-list';
import { type ListQuery, pageWindow } from '@schema/forms/list-query';
import { can } from '@schema/permissions';
import type { BookingStatus } from '@schema/statuses';
import { displayName } from '@schema/values/fleet/car-title';
import { type Day, endOfDay, startOfDay } from '@schema/values/time/calendar';

interface BookingsPageQuery extends ListQuery, RequestedPeriod {
  readonly carId?: number | null;
  readonly from?: Day | null;
  readonly to?: Day | null;
  readonly sourceId?: number | null;
  readonly model?: string | null;
  readonly money?: BookingMoneyFilter | null;
  readonly status?: BookingStatus | null;
  readonly sort?: BookingSort | null;
}

/**
 * One page of the booking list (requirements.md, L3, L7): by default 50 rows, the newest record
 * first. A period selects bookings with revenue in it. Throws VALIDATION_FAILED for an invalid
 * page, page size, search text or period; FORBIDDEN for a
 * filter by money without the permission to see it.
 */
export async function readBookingsPage(
  ctx: RequestContext,
  query: BookingsPageQuery,
): Promise<BookingPageData> {
  const { search, status = null, sort, sourceId = null, money = null } = query;
  if (money && !can(ctx.user, 'edit_bookings')) throw forbidden();
  const earning = query.start || query.end ? requestedPeriod(query, ctx.zone).span : null;
  return loadBookingPage(
    ctx.em,
    {
      search: search ?? '',
      earning,
      carIds: await carsOf(ctx, query),
      from: query.from ? startOfDay(query.from, ctx.zone) : null,
      until: query.to ? endOfDay(query.to, ctx.zone) : null,
      sourceId,
      money,
      status,
      sort: sort ?? DEFAULT_BOOKING_SORT,
      window: pageWindow(query),
    },
    { now: ctx.now, requireReturnMark: ctx.config.requireReturnMark },
  );
}

/** Cars of the wanted model and id; null: every car. */
async function carsOf(
  { em }: RequestContext,
  { carId, model }: BookingsPageQuery,
): Promise<readonly number[] | null> {
  if (!model) return carId == null ? null : [carId];
  const cars = (await loadCars(em, 'all')).filter((car) => displayName(car) === model);
  return cars.map(({ id }) => id).filter((id) => carId == null || id === carId);
}
