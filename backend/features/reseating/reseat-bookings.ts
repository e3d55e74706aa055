import { conflict, validationFailed } from '@backend/domain/refusal';
import { command, doneWith } from '@backend/operation/command';
import type { SignedInContext } from '@backend/operation/context';
import { anyOf } from '@backend/operation/permit';
import { priceTerms, tariffEstimates } from '@backend/rentals/price-terms';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import type { SeatChange } from '@backend/rentals/seat-rows';
import { recordUndoable, withOperationId } from '@backend/rentals/undoable-operation';
import type { Recorded } from '@backend/store/change-log';
import type { Em } from '@backend/store/open-store';
import { reseatMovesPayload } from '@schema/forms/bookings/reseating';
import { MESSAGES } from '@schema/messages';
import type { Kopecks } from '@schema/values/money/money';
import { occupiedPeriod, overlaps } from '@schema/values/time/period';
import { type HeldSeat, lockSeats, type WantedSeat } from './held-seats';
import { type MovedSeats, movedSeats, seatBefore } from './left-seats';
import type { ReseatMoveInput } from './reseat-inputs.types';
import type { Reseated } from './reseating.types';
import { seatAndRecord } from './seat-and-record';

export const RESEAT_OPERATION = 'reseatBookings';

export interface WantedMove extends WantedSeat {
  readonly carId: number;
}

interface ReseatRequest {
  readonly moves: readonly ReseatMoveInput[] | null;
  readonly takesTariff: boolean | null;
}

/**
 * Moves planned bookings to other cars, all or none (docs/domain.md, re-seating). Prices stay
 * unless `takesTariff` is set. Throws VALIDATION_FAILED; NOT_FOUND for an unknown car; STALE with
 * `changed` when a booking has changed; CONFLICT for a booking that is not planned or for two that
 * would overlap; CAR_OCCUPIED.
 */
export const reseatBookings = command<ReseatRequest>()({
  name: RESEAT_OPERATION,
  access: anyOf('edit_bookings'),
  form: reseatMovesPayload,
  accept({ moves: wanted, takesTariff }) {
    const moves: readonly WantedMove[] = wanted;
    return { moves, takesTariff: takesTariff ?? false };
  },
  sameAs: (wanted) => wanted,
  lock: ({ em, ctx }, { moves }) => lockSeats(em, moves, goalsOf(moves), ctx),
  async run({ em, ctx }, { moves, takesTariff }, held) {
    const { bookings, history, ...done } = await moveSeats(em, { moves, held, takesTariff }, ctx);
    const operationId = await recordUndoable(em, { operation: RESEAT_OPERATION, ...done }, ctx);
    const answer: Reseated = { operationId, bookings };
    return doneWith(answer, history, done.left.carIds);
  },
  async around(ctx, write) {
    const kept = await refuseOccupied<Kept>(ctx, write);
    return withOperationId(isBookingsAlone(kept) ? { bookings: kept } : kept);
  },
});

type Kept = Reseated | Reseated['bookings'];

/** Releases without recorded operations stored only the bookings for a retry. */
const isBookingsAlone = (kept: Kept): kept is Reseated['bookings'] => Array.isArray(kept);

export const goalsOf = (moves: readonly WantedMove[]) => moves.map(({ carId }) => carId);

interface Moving {
  readonly moves: readonly WantedMove[];
  /** The same bookings in the same order. */
  readonly held: readonly HeldSeat[];
  readonly takesTariff: boolean;
}

interface MovedAndRecorded extends MovedSeats {
  readonly history: readonly Recorded[];
}

/** Moves locked bookings in this transaction. */
export async function moveSeats(
  em: Em,
  { moves, held, takesTariff }: Moving,
  ctx: SignedInContext,
): Promise<MovedAndRecorded> {
  const goals = goalsOf(moves);
  const rentals = held.map(({ row, carId: from, startDate, endDate }, index) => {
    const carId = goals[index] ?? from;
    if (carId === from) throw validationFailed({ moves: MESSAGES.reseating.sameCar });
    return { row, carId, startDate, endDate };
  });
  const estimates = await tariffEstimates(em, rentals, ctx.zone);
  const changes = rentals.map((rental, index): SeatChange => {
    const estimate = estimates[index] ?? null;
    // The column holds whole kopecks, so the cast is safe.
    const kept = (rental.row.totalPriceKopecks ?? null) as Kopecks | null;
    const price = takesTariff ? (estimate?.totalPrice ?? kept) : kept;
    return { ...rental, terms: priceTerms(price, estimate) };
  });
  assertApart(changes);
  const were = held.map((one) => seatBefore(one, one.carId));
  const customerIds = held.flatMap(({ row }) => row.customer?.id ?? []);
  const { bookings, history } = await seatAndRecord(em, changes, RESEAT_OPERATION, ctx);
  return { ...(await movedSeats(em, bookings, { were, customerIds })), history };
}

/** Two bookings of the request may not overlap in one car. */
function assertApart(changes: readonly SeatChange[]): void {
  for (const [index, one] of changes.entries()) {
    const meets = changes
      .slice(index + 1)
      .some(
        (other) =>
          other.carId === one.carId && overlaps(occupiedPeriod(other), occupiedPeriod(one)),
      );
    if (meets) throw conflict(MESSAGES.reseating.clash);
  }
}
