import { fleetAnalytics } from '@backend/domain/analytics/fleet-analytics';
import { type AskedPeriod, askedPeriod } from '@backend/domain/asked-period';
import type { RequestContext } from '@backend/operation/context';
import { loadFleetData } from '@backend/store/queries/fleet/fleet-queries';
import type { FleetAnalyticsType } from './fleet-analytics.types';

/**
 * The fleet over the whole days of a period (requirements.md, N5–N7): summary, every car, every
 * partner. Throws VALIDATION_FAILED for an invalid period.
 */
export async function readFleetAnalytics(
  ctx: RequestContext,
  asked: AskedPeriod,
): Promise<FleetAnalyticsType> {
  const { period, span } = askedPeriod(asked, ctx.zone);
  const { summary, ...figures } = fleetAnalytics(await loadFleetData(ctx.em, span), span);
  const { startDate: periodStart, endDate: periodEnd } = period;
  return { summary: { periodStart, periodEnd, ...summary }, ...figures };
}
