import type { Em } from '@backend/store/em';
import type { Slots } from '@backend/store/sql/prepared-read';
import { reading } from '@backend/store/sql/typed-read';

/** A query with `parts`: each of these bookings (`asked`) with the `id` of every part of its rental. */
export const withRentalTree = (em: Em, ids: Slots<{ ids: readonly number[] }>['ids']) =>
  reading(em).withRecursive('parts', (parts) =>
    parts
      .selectFrom('bookings as b')
      .select(['b.id as asked', 'b.id', 'b.continues_id'])
      .where('b.id', 'in', ids)
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
          .select(['p.asked', 'n.id', 'n.continues_id']),
      ),
  );
