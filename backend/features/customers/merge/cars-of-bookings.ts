import type { Em } from '@backend/store/open-store';
import { raw } from '@backend/store/sql/raw';

/** Cars whose rows show the customer. */
export async function carsOfBookings(em: Em, customerId: number): Promise<number[]> {
  const rows = await raw<{ carId: number }>(
    em,
    `select distinct car_id as "carId" from bookings
     where customer_id = ? and car_id is not null`,
    [customerId],
  );
  return rows.map(({ carId }) => carId);
}
