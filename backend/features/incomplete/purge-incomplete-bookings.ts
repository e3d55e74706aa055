import type { SignedInContext } from '@backend/operation/context';
import { deleteBookings } from '@backend/rentals/delete-bookings';
import { refuseUnsettled } from '@backend/rentals/refuse-unsettled';
import { part } from '@backend/store/sql/sql-part';

const operation = 'purgeIncompleteBookings';

/**
 * Deletes every incomplete booking and returns their number; the change history keeps each. Throws
 * CONFLICT while money of one is not settled.
 */
export async function purgeIncompleteBookings(ctx: SignedInContext): Promise<number> {
  const { now, user } = ctx;
  const incomplete = part('not b.is_complete');
  const gone = await ctx.store.write(ctx.em, async (em) => {
    await refuseUnsettled(em, incomplete, ctx);
    return deleteBookings(em, incomplete, { now, user, operation });
  });
  if (gone.length > 0) ctx.announce(operation);
  return gone.length;
}
