import type { Offer } from '@frontend/shared/offers/offer';
import type { Period } from '@schema/values/time/period';
import type { AvailableCar } from './useAvailableCars';

/** The text about free cars with their prices, for nobody in particular. */
export function offerOfCars(cars: readonly AvailableCar[], period: Period): Offer {
  const facts = cars.map(({ car, price }) => ({
    car,
    period,
    days: price?.totalDays ?? 0,
    totalPrice: price?.totalPrice ?? null,
    depositAmount: car.depositAmount,
  }));
  return { facts, phone: '' };
}
