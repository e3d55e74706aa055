import { type DailyAnalytics, dailyAnalytics } from '@backend/domain/analytics/daily-analytics';
import { type AskedPeriod, askedPeriod } from '@backend/domain/asked-period';
import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import { loadDailyData } from '@backend/store/queries/day/daily-queries';
import { MESSAGES } from '@schema/messages';

/**
 * Figures by whole day of a period, for the fleet or one car (docs/domain.md, revenue). Throws
 * VALIDATION_FAILED for an invalid period, NOT_FOUND for an unknown car.
 */
export async function readDailyAnalytics(
  { em, zone }: RequestContext,
  asked: AskedPeriod,
  carId: number | null,
): Promise<DailyAnalytics> {
  const { span } = askedPeriod(asked, zone);
  const facts = await loadDailyData(em, span, carId);
  if (carId !== null && facts.carIds.length === 0) throw notFound(MESSAGES.cars.notFound);
  return dailyAnalytics(facts, span, zone);
}
