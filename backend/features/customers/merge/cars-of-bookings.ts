import type { Em } from '@backend/store/open-store';
import { reading, rowsOf } from '@backend/store/sql/typed-read';

/** Cars whose rows show the customer. */
export async function carsOfBookings(em: Em, customerId: number): Promise<number[]> {
  const cars = reading(em)
    .selectFrom('bookings as b')
    .select(({ ref }) => ref('b.car_id').$notNull().as('carId'))
    .distinct()
    .where('b.customer_id', '=', customerId)
    .where('b.car_id', 'is not', null);
  return (await rowsOf(em, cars)).map(({ carId }) => carId);
}
