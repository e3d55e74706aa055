import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { withRentalTree } from '../bookings/rental-tree';

const partsOf = prepared((em, { ids }: Slots<{ ids: readonly number[] }>) =>
  withRentalTree(em, ids)
    .selectFrom('parts as p')
    .innerJoin('bookings as b', 'b.id', 'p.id')
    .select(['p.asked', 'p.id'])
    .where((b) => b.ref('b.is_complete')),
);

/** Ids of the parts of the rental of each of these bookings, itself included; one statement. */
export async function loadPartIds(
  em: Em,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const parts = new Map<number, number[]>();
  if (bookingIds.length === 0) return parts;
  for (const { asked, id } of await partsOf(em, { ids: bookingIds })) {
    parts.set(asked, [...(parts.get(asked) ?? []), id]);
  }
  return parts;
}
