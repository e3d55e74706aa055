import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { readCount } from '@backend/store/sql/read-as';
import { reading } from '@backend/store/sql/typed-read';

const counted = prepared((em, { most }: Slots<{ most: number }>) =>
  reading(em)
    .selectFrom((eb) => eb.selectFrom('bookings').select('id').limit(most).as('found'))
    .select(({ fn }) => readCount(fn.countAll()).as('count')),
);

/** Whether the number of bookings, cancelled ones included, reaches the limit; reads no further. */
export async function hasBookings(em: Em, count: number): Promise<boolean> {
  const [row] = await counted(em, { most: count });
  return (row?.count ?? 0) >= count;
}
