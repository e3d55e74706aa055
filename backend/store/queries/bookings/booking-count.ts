import type { Em } from '@backend/store/em';
import { readCount } from '@backend/store/sql/read-as';
import { reading, rowsOf } from '@backend/store/sql/typed-read';

/** Whether there are at least so many bookings, cancelled ones included; reads no more than them. */
export async function hasBookings(em: Em, count: number): Promise<boolean> {
  const found = reading(em)
    .selectFrom((eb) => eb.selectFrom('bookings').select('id').limit(count).as('found'))
    .select(({ fn }) => readCount(fn.countAll()).as('count'));
  const [row] = await rowsOf(em, found);
  return (row?.count ?? 0) >= count;
}
