import { carAnalytics } from '@backend/domain/analytics/car-analytics';
import { notFound } from '@backend/domain/refusal';
import { type RequestedPeriod, requestedPeriod } from '@backend/domain/requested-period';
import type { RequestContext } from '@backend/operation/context';
import { partnerView, visibleCars } from '@backend/operation/partner-view';
import { loadCarRentals, loadCarService } from '@backend/store/queries/fleet/car-analytics-queries';
import { loadCars } from '@backend/store/queries/fleet/car-queries';
import { loadCarExpenses } from '@backend/store/queries/money/expense-queries';
import { MESSAGES } from '@schema/messages';
import { rowCar } from '@schema/values/fleet/car-title';
import { kopecks } from '@schema/values/money/money';
import { initialsOf } from '@schema/values/people/initials';
import type { CarAnalyticsType } from './car-analytics.types';

/**
 * One car over the whole days of a period (requirements.md, N21): its figures, their bookings and
 * the maintenance that starts in it, beside them its expenses; a partner sees those of their own share. Throws VALIDATION_FAILED for an invalid period, NOT_FOUND for
 * an unknown car.
 */
export async function readCarAnalytics(
  ctx: RequestContext,
  carId: number,
  requested: RequestedPeriod,
): Promise<CarAnalyticsType> {
  const { em, now, zone } = ctx;
  const { span } = requestedPeriod(requested, zone);
  const { requireReturnMark } = ctx.config;
  const view = await partnerView(ctx);
  const [[car], rentals, service, expenses] = await Promise.all([
    loadCars(em, visibleCars([carId], view)),
    loadCarRentals(em, carId, span, { now, requireReturnMark }),
    loadCarService(em, carId, span),
    loadCarExpenses(em, carId, span, view?.partnerId ?? null),
  ]);
  if (!car) throw notFound(MESSAGES.cars.notFound);
  const shown = rentals.map((rental) =>
    view ? { ...rental, customerName: initialsOf(rental.customerName) } : rental,
  );
  const expensesTotal = kopecks(expenses.reduce((sum, { amount }) => sum + amount, 0));
  return { ...rowCar(car), ...carAnalytics(shown, service, span), expenses, expensesTotal };
}
