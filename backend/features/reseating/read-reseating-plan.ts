import { notFound, validationFailed } from '@backend/domain/refusal';
import { reseatPlan } from '@backend/domain/reseating/reseat-plan';
import type { RequestContext } from '@backend/operation/context';
import { validated } from '@backend/operation/form';
import { reseatWindowPayload } from '@schema/forms/bookings/reseating';
import { MESSAGES } from '@schema/messages';
import { displayName } from '@schema/values/fleet/car-title';
import { foldForSearch } from '@schema/values/words/search';
import { loadPlanFleet, planAnswer } from './plan-answer';
import type { ReseatWindowArgs } from './reseat-inputs.types';
import type { ReseatingPlan } from './reseating.types';

/**
 * Moves of planned bookings that free a car, or one of a model, for a period (docs/domain.md,
 * re-seating). Read only. Throws VALIDATION_FAILED for an invalid or past period and for neither or
 * both of car and model; NOT_FOUND when the fleet has no such car.
 */
export async function readReseatingPlan(
  ctx: RequestContext,
  requested: ReseatWindowArgs,
): Promise<ReseatingPlan> {
  const { carId, model, start, end, isBroken } = requested;
  const given = { carId, model, startDate: start, endDate: end };
  const window = validated(reseatWindowPayload, given);
  if (window.endDate <= ctx.now) throw validationFailed({ endDate: MESSAGES.reseating.windowPast });
  const fleet = await loadPlanFleet(ctx);
  const plan = reseatPlan({
    ...fleet,
    candidates: fleet.cars.filter(
      (car) =>
        car.id === carId || (model && foldForSearch(displayName(car)) === foldForSearch(model)),
    ),
    window,
    isBroken: isBroken ?? false,
  });
  if (!plan) throw notFound(carId ? MESSAGES.cars.notFound : MESSAGES.reseating.modelUnknown);
  return planAnswer(plan);
}
