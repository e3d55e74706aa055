import { notFound, validationFailed } from '@backend/domain/refusal';
import type { PlanCar } from '@backend/domain/reseating/reseat-facts';
import { needsOf } from '@backend/domain/reseating/reseat-needs';
import { reseatPlan } from '@backend/domain/reseating/reseat-plan';
import { assertValid } from '@backend/domain/valid';
import type { RequestContext } from '@backend/operation/context';
import { loadBookingsWhere } from '@backend/store/queries/board/event-rows';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { unfinishedWork } from '@backend/store/queries/fleet/fleet-window-queries';
import { loadTariffGroups } from '@backend/store/queries/fleet/tariff-queries';
import { reseatWindowPayload } from '@schema/forms/bookings/reseating';
import { MESSAGES } from '@schema/messages';
import { displayName } from '@schema/values/fleet/car-title';
import { foldForSearch } from '@schema/values/words/search';
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
  const { em, now, zone } = ctx;
  const { carId, model, start, end, isBroken } = requested;
  const given = { carId, model, startDate: start, endDate: end };
  const window = assertValid(reseatWindowPayload, given);
  if (window.endDate <= now) throw validationFailed({ endDate: MESSAGES.reseating.windowPast });
  const { requireReturnMark } = ctx.config;
  const [cars, groupsByCar, bookings, maintenances] = await Promise.all([
    loadCars(em),
    loadTariffGroups(em, 'all'),
    loadBookingsWhere(em, 'b.cancelled_at is null and b.occupied_until > ?', [now]),
    unfinishedWork(em),
  ]);
  const plan = reseatPlan({
    zone,
    now,
    requireReturnMark,
    cars,
    groupsByCar,
    bookings,
    maintenances,
    candidates: cars.filter(
      (car) =>
        car.id === carId || (model && foldForSearch(displayName(car)) === foldForSearch(model)),
    ),
    window,
    isBroken: isBroken ?? false,
  });
  if (!plan) throw notFound(carId ? MESSAGES.cars.notFound : MESSAGES.reseating.modelUnknown);
  const { moves, stays, isBest } = plan;
  return {
    car: named(plan.car),
    moves: moves.map(({ booking, from, to, ...why }) => ({
      needs: needsOf({ booking, from, to }, moves),
      bookingId: booking.id,
      version: booking.version,
      customer: booking.customer,
      startDate: booking.startDate,
      endDate: booking.endDate,
      totalPrice: booking.totalPrice,
      isExtension: booking.isExtension,
      from: named(from),
      to: named(to),
      ...why,
    })),
    stays,
    isBest,
  };
}

const named = (car: PlanCar) => ({
  id: car.id,
  title: displayName(car),
  licensePlate: car.licensePlate,
});
