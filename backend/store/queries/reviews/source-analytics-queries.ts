import type {
  SourceBookingsRecord,
  SourceReviewsRecord,
} from '@backend/domain/analytics/source-analytics';
import type { DaySpan } from '@backend/domain/day/day-span';
import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readCount, readKopecks } from '@backend/store/sql/read-as';
import { sumOf } from '@backend/store/sql/sql-part';
import { reading } from '@backend/store/sql/typed-read';
import { kopecks } from '@schema/values/money/money';
import { live } from '../fleet/claim-sql';

const bookingsBySource = prepared((em, { from, to }: Slots<{ from: Date; to: Date }>) =>
  reading(em)
    .selectFrom('bookings as b')
    .select(({ ref, fn, and, eb }) => {
      const inPeriod = and([eb('b.created_at', '>=', from), eb('b.created_at', '<', to)]);
      return [
        'b.source_id as sourceId',
        readCount(fn.countAll().filterWhere(inPeriod)).as('periodBookings'),
        readCount(fn.countAll()).as('totalBookings'),
        readKopecks(sumOf(ref('b.total_price_kopecks'))).as('totalRevenue'),
      ];
    })
    .where(live('b'))
    .groupBy('b.source_id'),
);

/** Live bookings by source, in total and as recorded in the period; one statement. */
export async function loadBookingsBySource(
  em: Em,
  { from, to }: DaySpan,
): Promise<SourceBookingsRecord[]> {
  const rows = await bookingsBySource(em, { from, to });
  return rows.map((row) => ({ ...row, totalRevenue: row.totalRevenue ?? kopecks(0) }));
}

const reviewsBySource = prepared((em) =>
  reading(em)
    .selectFrom('review_requests as r')
    .select(({ fn }) => [
      'r.source_id as sourceId',
      'r.status',
      readCount(fn.countAll()).as('count'),
    ])
    .groupBy(['r.source_id', 'r.status']),
);

/** Review requests by source and status; one statement. */
export const loadReviewsBySource = (em: Em): Promise<SourceReviewsRecord[]> =>
  reviewsBySource(em, {});
