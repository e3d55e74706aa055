import type { Em } from '@backend/store/open-store';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { reading } from '@backend/store/sql/typed-read';

const carsOf = prepared((em, { customerId }: Slots<{ customerId: number }>) =>
  reading(em)
    .selectFrom('bookings as b')
    .select(({ ref }) => ref('b.car_id').$notNull().as('carId'))
    .distinct()
    .where('b.customer_id', '=', customerId)
    .where('b.car_id', 'is not', null),
);

/** Cars whose rows show the customer. */
export async function carsOfBookings(em: Em, customerId: number): Promise<number[]> {
  return (await carsOf(em, { customerId })).map(({ carId }) => carId);
}
