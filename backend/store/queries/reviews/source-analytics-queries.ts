import type {
  SourceBookingsRecord,
  SourceReviewsRecord,
} from '@backend/domain/analytics/source-analytics';
import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { raw, toKopecks } from '@backend/store/sql/raw';
import type { ReviewStatus } from '@schema/statuses';
import { isLive } from '../fleet/claim-sql';

/** Live bookings by source, in total and as recorded in the period; one statement. */
export async function loadBookingsBySource(
  em: Em,
  { from, to }: DaySpan,
): Promise<SourceBookingsRecord[]> {
  const rows = await raw<{
    sourceId: number | null;
    periodBookings: number | string;
    totalBookings: number | string;
    totalRevenue: number | string | null;
  }>(
    em,
    `select b.source_id as "sourceId",
       sum(case when b.created_at >= ? and b.created_at < ? then 1 else 0 end) as "periodBookings",
       count(*) as "totalBookings", sum(b.total_price_kopecks) as "totalRevenue"
     from bookings b where ${isLive('b')} group by b.source_id`,
    [from, to],
  );
  return rows.map((row) => ({
    sourceId: row.sourceId,
    periodBookings: Number(row.periodBookings),
    totalBookings: Number(row.totalBookings),
    totalRevenue: toKopecks(row.totalRevenue ?? 0),
  }));
}

/** Review requests by source and status; one statement. */
export async function loadReviewsBySource(em: Em): Promise<SourceReviewsRecord[]> {
  const rows = await raw<{ sourceId: number; status: ReviewStatus; count: number | string }>(
    em,
    `select r.source_id as "sourceId", r.status, count(*) as "count"
     from review_requests r group by r.source_id, r.status`,
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
