import { type DailyAnalytics, dailyAnalytics } from '@backend/domain/analytics/daily-analytics';
import { notFound } from '@backend/domain/refusal';
import { type RequestedPeriod, requestedPeriod } from '@backend/domain/requested-period';
import type { RequestContext } from '@backend/operation/context';
import { loadDailyData } from '@backend/store/queries/day/daily-queries';
import { MESSAGES } from '@schema/messages';

/**
 * Figures by whole day of a period, for the fleet or one car (docs/domain.md, revenue). Throws
 * VALIDATION_FAILED for an invalid period, NOT_FOUND for an unknown car.
 */
export async function readDailyAnalytics(
  { em, zone }: RequestContext,
  requested: RequestedPeriod,
  carId: number | null,
): Promise<DailyAnalytics> {
  const { span } = requestedPeriod(requested, zone);
  const facts = await loadDailyData(em, span, carId);
  if (carId !== null && facts.carIds.length === 0) throw notFound(MESSAGES.cars.notFound);
  return dailyAnalytics(facts, span, zone);
}
