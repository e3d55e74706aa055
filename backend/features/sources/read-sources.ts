import { sourceAnalytics } from '@backend/domain/analytics/source-analytics';
import { forbidden } from '@backend/domain/refusal';
import { type RequestedPeriod, requestedPeriod } from '@backend/domain/requested-period';
import type { RequestContext } from '@backend/operation/context';
import {
  loadBookingsBySource,
  loadReviewsBySource,
} from '@backend/store/queries/reviews/source-analytics-queries';
import { loadSources } from '@backend/store/queries/reviews/source-queries';
import { can } from '@schema/permissions';
import type { SourceList } from './sources.types';

/**
 * All sources in Russian order; the first is the default of the booking form (requirements.md,
 * K20). With a period, adds the figures of each (requirements.md, S12), which require view_sources,
 * else FORBIDDEN. Throws VALIDATION_FAILED for an invalid period.
 */
export async function readSources(
  ctx: RequestContext,
  wanted: RequestedPeriod,
): Promise<SourceList> {
  if (wanted.start || wanted.end) return readSourceAnalytics(ctx, wanted);
  const sources = await loadSources(ctx.em);
  return { items: sources.map((source) => ({ source })) };
}

async function readSourceAnalytics(
  ctx: RequestContext,
  wanted: RequestedPeriod,
): Promise<SourceList> {
  if (!can(ctx.user, 'view_sources')) throw forbidden();
  const { period, span } = requestedPeriod(wanted, ctx.zone);
  const [sources, bookings, reviews] = await Promise.all([
    loadSources(ctx.em),
    loadBookingsBySource(ctx.em, span),
    loadReviewsBySource(ctx.em),
  ]);
  const { startDate: periodStart, endDate: periodEnd } = period;
  return { periodStart, periodEnd, ...sourceAnalytics({ sources, bookings, reviews }) };
}
