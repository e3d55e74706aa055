import type { ReviewStatus } from '@schema/statuses';
import { type Kopecks, kopecks } from '@schema/values/money/money';

export interface SourceRecord {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly version: number;
}

/** Live bookings of one source, or without a source. */
export interface SourceBookingsRecord {
  /** Null: bookings without a source. */
  readonly sourceId: number | null;
  /** Recorded in the period. */
  readonly periodBookings: number;
  readonly totalBookings: number;
  /** Whole contracts, kopecks. */
  readonly totalRevenue: Kopecks;
}

export interface SourceReviewsRecord {
  readonly sourceId: number;
  readonly status: ReviewStatus;
  readonly count: number;
}

/** One source in the period and in total (requirements.md, S12). */
export interface SourceFigures {
  readonly source: SourceRecord;
  readonly periodBookings: number;
  /** A fraction: 0.25 is a quarter of all bookings of the period. */
  readonly periodShare: number;
  readonly totalBookings: number;
  readonly totalRevenue: Kopecks;
  readonly reviewsSent: number;
  readonly reviewsPending: number;
  readonly reviewsCancelled: number;
}

interface SourceAnalytics {
  /** All bookings, with and without a source. */
  readonly totalBookingsInPeriod: number;
  readonly items: readonly SourceFigures[];
}

/**
 * Figures by source. Shares are of all bookings recorded in the period, including those without a
 * source, so they may sum to less than 1 (docs/domain.md, sources).
 */
export function sourceAnalytics(facts: {
  readonly sources: readonly SourceRecord[];
  readonly bookings: readonly SourceBookingsRecord[];
  readonly reviews: readonly SourceReviewsRecord[];
}): SourceAnalytics {
  const total = facts.bookings.reduce((sum, { periodBookings }) => sum + periodBookings, 0);
  const bookings = new Map(facts.bookings.map((fact) => [fact.sourceId, fact]));
  const reviews = new Map(
    facts.reviews.map(({ sourceId, status, count }) => [`${sourceId} ${status}`, count]),
  );
  return {
    totalBookingsInPeriod: total,
    items: facts.sources.map((source) => {
      const own = bookings.get(source.id);
      const reviewsOf = (status: ReviewStatus) => reviews.get(`${source.id} ${status}`) ?? 0;
      const periodBookings = own?.periodBookings ?? 0;
      return {
        source,
        periodBookings,
        periodShare: total > 0 ? periodBookings / total : 0,
        totalBookings: own?.totalBookings ?? 0,
        totalRevenue: own?.totalRevenue ?? kopecks(0),
        reviewsSent: reviewsOf('sent'),
        reviewsPending: reviewsOf('pending'),
        reviewsCancelled: reviewsOf('cancelled'),
      };
    }),
  };
}
