import { fleetAnalytics } from '@backend/domain/analytics/fleet-analytics';
import { fleetOfPartner } from '@backend/domain/analytics/partner-facts';
import { type RequestedPeriod, requestedPeriod } from '@backend/domain/requested-period';
import type { RequestContext } from '@backend/operation/context';
import { partnerView } from '@backend/operation/partner-view';
import { loadFleetData } from '@backend/store/queries/fleet/fleet-queries';
import type { FleetAnalyticsType } from './fleet-analytics.types';

/**
 * The fleet over the whole days of a period (requirements.md, N5–N7): summary, every car, every
 * partner. Throws VALIDATION_FAILED for an invalid period.
 */
export async function readFleetAnalytics(
  ctx: RequestContext,
  requested: RequestedPeriod,
): Promise<FleetAnalyticsType> {
  const { period, span } = requestedPeriod(requested, ctx.zone);
  const view = await partnerView(ctx);
  const facts = await loadFleetData(ctx.em, span);
  const shown = view ? fleetOfPartner(facts, view) : facts;
  const { summary, ...figures } = fleetAnalytics(shown, span, ctx.zone);
  const { startDate: periodStart, endDate: periodEnd } = period;
  return { summary: { periodStart, periodEnd, ...summary }, ...figures };
}
