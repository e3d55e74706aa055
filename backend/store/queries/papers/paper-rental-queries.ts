import type { Em } from '@backend/store/em';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { reading } from '@backend/store/sql/typed-read';

const partsOf = prepared((em, { ids }: Slots<{ ids: readonly number[] }>) =>
  reading(em)
    .withRecursive('parts', (parts) =>
      parts
        .selectFrom('bookings as b')
        .select(['b.id as asked', 'b.id', 'b.continues_id'])
        .where('b.id', 'in', ids)
        .where((b) => b.ref('b.is_complete'))
        .union((member) =>
          member
            .selectFrom('parts as p')
            .innerJoin('bookings as n', (join) =>
              join.on(({ or, eb }) =>
                or([
                  eb('n.continues_id', '=', eb.ref('p.id')),
                  eb('n.id', '=', eb.ref('p.continues_id')),
                ]),
              ),
            )
            .select(['p.asked', 'n.id', 'n.continues_id'])
            .where((b) => b.ref('n.is_complete')),
        ),
    )
    .selectFrom('parts')
    .select(['asked', 'id']),
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
