import { occupiedPeriod, overlaps, type Period } from '@schema/values/time/period';

interface Move {
  readonly booking: Period & { readonly id: number };
  readonly from: { readonly id: number };
  readonly to: { readonly id: number };
}

/**
 * The other moves of a plan that this one requires: moves of bookings in its target period
 * (docs/domain.md, re-seating). Ids of bookings.
 */
export function needsOf({ booking, to }: Move, moves: readonly Move[]): number[] {
  const taken = occupiedPeriod(booking);
  return moves
    .filter(
      ({ from, booking: other }) => from.id === to.id && overlaps(occupiedPeriod(other), taken),
    )
    .map((move) => move.booking.id);
}
