import { type DailyAnalytics, dailyAnalytics } from '@backend/domain/analytics/daily-analytics';
import { daysOfPartner } from '@backend/domain/analytics/partner-facts';
import { notFound } from '@backend/domain/refusal';
import { type RequestedPeriod, requestedPeriod } from '@backend/domain/requested-period';
import type { RequestContext } from '@backend/operation/context';
import { partnerView } from '@backend/operation/partner-view';
import { loadDailyData } from '@backend/store/queries/day/daily-queries';
import { MESSAGES } from '@schema/messages';

/**
 * Figures by whole day of a period, for the fleet or one car (docs/domain.md, revenue). Throws
 * VALIDATION_FAILED for an invalid period, NOT_FOUND for an unknown car.
 */
export async function readDailyAnalytics(
  ctx: RequestContext,
  requested: RequestedPeriod,
  carId: number | null,
): Promise<DailyAnalytics> {
  const { em, zone } = ctx;
  const { span } = requestedPeriod(requested, zone);
  const view = await partnerView(ctx);
  const read = await loadDailyData(em, span, carId);
  const facts = view ? daysOfPartner(read, view) : read;
  if (carId !== null && facts.carIds.length === 0) throw notFound(MESSAGES.cars.notFound);
  return dailyAnalytics(facts, span, zone);
}
