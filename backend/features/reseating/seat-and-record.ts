import type { SignedInContext } from '@backend/operation/context';
import { type SavedBooking, savedBookings } from '@backend/rentals/saved-booking';
import { type SeatChange, seatRows } from '@backend/rentals/seat-rows';
import { type Recorded, recordChange } from '@backend/store/change-log';
import type { Em } from '@backend/store/em';

interface SeatedBookings {
  readonly bookings: SavedBooking[];
  readonly history: readonly Recorded[];
}

/**
 * Assigns the bookings their cars and records each change with the previous price breakdown for the
 * undo. Throws the refusals of `seatRows`.
 */
export async function seatAndRecord(
  em: Em,
  changes: readonly SeatChange[],
  operation: string,
  ctx: SignedInContext,
): Promise<SeatedBookings> {
  const ids = changes.map(({ row }) => row.id);
  const breakdowns = changes.map(({ row }) => row.breakdown);
  const before = await savedBookings(em, ids, ctx);
  await seatRows(em, changes, ctx);
  const bookings = await savedBookings(em, ids, ctx);
  const history = ids.map((entityId, index) =>
    recordChange(em, {
      at: ctx.now,
      user: ctx.user,
      operation,
      entity: 'Booking',
      entityId,
      before: { ...before[index], breakdown: breakdowns[index] },
      after: bookings[index],
    }),
  );
  return { bookings, history };
}
