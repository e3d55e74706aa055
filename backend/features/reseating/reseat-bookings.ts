import { conflict, validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { priceTerms, tariffEstimates } from '@backend/rentals/price-terms';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import type { SeatChange } from '@backend/rentals/seat-rows';
import { recordUndoable, withOperationId } from '@backend/rentals/undoable-operation';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { reseatMovesPayload } from '@schema/forms/bookings/reseating';
import { MESSAGES } from '@schema/messages';
import type { Kopecks } from '@schema/values/money/money';
import { occupiedPeriod, overlaps } from '@schema/values/time/period';
import { lockSeats, type WantedSeat } from './held-seats';
import { type MovedSeats, movedSeats, seatBefore } from './left-seats';
import type { ReseatMoveInput } from './reseat-inputs.types';
import type { Reseated } from './reseating.types';
import { seatAndRecord } from './seat-and-record';

export const RESEAT_OPERATION = 'reseatBookings';

export interface WantedMove extends WantedSeat {
  readonly carId: number;
}

interface Request {
  readonly moves: readonly WantedMove[];
  readonly takesTariff: boolean;
}

/**
 * Moves planned bookings to other cars, all or none (docs/domain.md, re-seating). Prices stay
 * unless `takesTariff` is set. A retry with the same Idempotency-Key returns the first response.
 * Throws VALIDATION_FAILED; NOT_FOUND for an unknown car; STALE with `changed` when a booking has
 * changed; CONFLICT for a booking that is not planned or for two that would overlap; CAR_OCCUPIED.
 */
export async function reseatBookings(
  ctx: SignedInContext,
  moves: readonly ReseatMoveInput[] | null,
  takesTariff: boolean,
): Promise<Reseated> {
  const wanted: readonly WantedMove[] = assertValid(reseatMovesPayload, { moves }).moves;
  const request: Request = { moves: wanted, takesTariff };
  const { idempotencyKey: key, user, now } = ctx;
  const operation = RESEAT_OPERATION;
  const touched = new Set(wanted.map(({ carId }) => carId));
  // A release that recorded no operations kept the bookings alone for a retry.
  const reseated: Reseated | Reseated['bookings'] = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) =>
      once(em, { key, userId: user.id, operation, params: request, now }, async () => {
        const { bookings, ...done } = await moveSeats(em, request, ctx, touched);
        const operationId = await recordUndoable(em, { operation, ...done }, ctx);
        return { operationId, bookings };
      }),
    ),
  );
  ctx.announce(operation, [...touched]);
  return withOperationId(Array.isArray(reseated) ? { bookings: reseated } : reseated);
}

/** Moves the bookings in this transaction; adds the cars they leave to `touched`. */
export async function moveSeats(
  em: Em,
  { moves, takesTariff }: Request,
  ctx: SignedInContext,
  touched: Set<number>,
): Promise<MovedSeats> {
  const goals = moves.map(({ carId }) => carId);
  const held = await lockSeats(em, moves, goals, ctx);
  const rentals = held.map(({ row, carId: from, startDate, endDate }, index) => {
    const carId = goals[index] ?? from;
    if (carId === from) throw validationFailed({ moves: MESSAGES.reseating.sameCar });
    touched.add(from);
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
  const bookings = await seatAndRecord(em, changes, RESEAT_OPERATION, ctx);
  return movedSeats(em, bookings, { were, customerIds });
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
