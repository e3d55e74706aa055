import type { SignedInContext } from '@backend/operation/context';
import { deleteBookings } from '@backend/rentals/delete-bookings';
import { part } from '@backend/store/sql/sql-part';

const operation = 'purgeIncompleteBookings';

/** Deletes every incomplete booking and returns their number; the change history keeps each. */
export async function purgeIncompleteBookings(ctx: SignedInContext): Promise<number> {
  const { now, user } = ctx;
  const gone = await ctx.store.write(ctx.em, (em) =>
    deleteBookings(em, part('not b.is_complete'), { now, user, operation }),
  );
  if (gone.length > 0) ctx.announce(operation);
  return gone.length;
}
