import { estimatePrice as estimateOf, type PriceEstimate } from '@backend/domain/bookings/pricing';
import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { loadTariffGroups } from '@backend/store/queries/fleet/tariff-queries';
import { priceEstimatePayload } from '@schema/forms/bookings/price-estimate';
import { MESSAGES } from '@schema/messages';

/** Nullable until validated by the form schema. */
interface EstimateQuestion {
  readonly carId: number | null;
  readonly startDate: Date | null;
  readonly endDate: Date | null;
}

/**
 * The tariff price of a rental (docs/domain.md, price estimate). Throws VALIDATION_FAILED for dates
 * that are missing or in the wrong order and for a day without a tariff, NOT_FOUND for an unknown
 * car.
 */
export async function estimatePrice(
  ctx: RequestContext,
  question: EstimateQuestion,
): Promise<PriceEstimate> {
  const { carId, startDate, endDate } = validated(priceEstimatePayload, question);
  const groups = (await loadTariffGroups(ctx.em, [carId])).get(carId) ?? [];
  if (groups.length === 0 && !(await ctx.em.count(Car, { id: carId }))) {
    throw notFound(MESSAGES.cars.notFound);
  }
  return estimateOf({ startDate, endDate, groups, zone: ctx.zone });
}
