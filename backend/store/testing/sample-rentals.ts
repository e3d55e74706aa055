import { Booking } from '@backend/store/entities/booking.entity';
import type { Store } from '@backend/store/open-store';
import type { Period } from '@schema/values/time/period';
import { addCar, addCustomer, hours, insertBooking, NOW, type SampleBooking } from './sample';

/**
 * A rental after the previous one of its car; only live ones occupy time. Hours of the test
 * calendar.
 */
interface SampleRental {
  readonly pause: number;
  readonly length: number;
  /** 0 or 1. */
  readonly customer: number;
  readonly state: string;
}

export interface SampleFleet {
  readonly cars: readonly number[];
  readonly customers: readonly number[];
}

/** Two cars and two customers. */
export async function addFleet(store: Store): Promise<SampleFleet> {
  return {
    cars: [await addCar(store), await addCar(store)],
    customers: [await addCustomer(store, '79001234567'), await addCustomer(store, '79001234568')],
  };
}

/** Replaces all bookings by these rentals, car by car. */
export function replaceRentals<Rental extends SampleRental>(
  store: Store,
  { cars, customers }: SampleFleet,
  byCar: readonly (readonly Rental[])[],
  marksOf: (rental: Rental, period: Period) => Partial<SampleBooking> = () => ({}),
): Promise<void> {
  return store.write(store.fork(), async (em) => {
    await em.nativeDelete(Booking, {});
    for (const [at, rentals] of byCar.entries()) {
      let from = 0;
      for (const rental of rentals) {
        const { pause, length, customer, state } = rental;
        const period = hours(from + pause, from + pause + length);
        await insertBooking(em, {
          car: cars[at] ?? 0,
          customer: customers[customer] ?? 0,
          ...period,
          ...(state === 'archived' && { cancelledAt: NOW }),
          isComplete: state !== 'incomplete',
          ...marksOf(rental, period),
        });
        if (state === 'live') from += pause + length;
      }
    }
  });
}
