import { notFound, validationFailed } from '@backend/domain/refusal';
import { breakdownPlan } from '@backend/domain/reseating/breakdown';
import type { RequestContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import { loadUnreturned } from '@backend/store/queries/bookings/unreturned-queries';
import { breakdownWindowPayload } from '@schema/forms/bookings/breakdown';
import { MESSAGES } from '@schema/messages';
import type { Breakdown } from './breakdown.types';
import type { BreakdownArgs } from './breakdown-inputs.types';
import { loadPlanFleet, namedCar, planAnswer } from './plan-answer';

/**
 * The bookings affected by a breakdown of the car, and their possible cars (docs/domain.md, a car
 * that breaks). Read only. Throws VALIDATION_FAILED for an invalid or past period, NOT_FOUND.
 */
export async function readBreakdown(
  ctx: RequestContext,
  { carId, start, end, replacementId = null }: BreakdownArgs,
): Promise<Breakdown> {
  const window = validated(breakdownWindowPayload, {
    carId,
    startDate: start,
    endDate: end,
    replacementId,
  });
  if (window.endDate <= ctx.now) throw validationFailed({ endDate: MESSAGES.reseating.windowPast });
  const { em, now, config } = ctx;
  const { requireReturnMark } = config;
  const [fleet, unreturned] = await Promise.all([
    loadPlanFleet(ctx),
    loadUnreturned(em, { now, requireReturnMark }),
  ]);
  const question = { carId: carId ?? null, replacementId, unreturned };
  const found = breakdownPlan({ ...fleet, window }, question);
  if (!found) throw notFound(MESSAGES.cars.notFound);
  const { plan, rental } = found;
  return {
    plan: planAnswer(plan),
    rental: rental && {
      id: rental.booking.id,
      version: rental.booking.version,
      customer: rental.booking.customer,
      startDate: rental.booking.startDate,
      endDate: rental.booking.endDate,
      cars: rental.replacements.map(({ car, ...why }) => ({ ...namedCar(car), ...why })),
    },
  };
}
