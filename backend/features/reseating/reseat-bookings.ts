import { conflict, validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { priceTerms, tariffEstimate } from '@backend/rentals/price-terms';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { savedBooking } from '@backend/rentals/saved-booking';
import { type SeatChange, seatRows } from '@backend/rentals/seat-rows';
import { recordChange } from '@backend/store/change-log';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { reseatMovesPayload } from '@schema/forms/bookings/reseating';
import { MESSAGES } from '@schema/messages';
import type { Kopecks } from '@schema/values/money/money';
import { occupiedPeriod, overlaps } from '@schema/values/time/period';
import { lockSeats, type WantedSeat } from './held-seats';
import type { ReseatMoveInput } from './reseat-inputs.types';
import type { Reseated } from './reseating.types';

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
  const bookings = await refuseOccupied(ctx, () =>
    ctx.store.write(ctx.em, (em) =>
      once(em, { key, userId: user.id, operation, params: request, now }, () =>
        moveSeats(em, request, ctx, touched),
      ),
    ),
  );
  ctx.announce(operation, [...touched]);
  return { bookings };
}

/** Moves the bookings in this transaction; adds the cars they leave to `touched`. */
export async function moveSeats(
  em: Em,
  { moves, takesTariff }: Request,
  ctx: SignedInContext,
  touched: Set<number>,
): Promise<BookingAnswer[]> {
  const goals = moves.map(({ carId }) => carId);
  const held = await lockSeats(em, moves, goals, ctx);
  const changes: SeatChange[] = [];
  for (const [index, { row, carId: from, ...period }] of held.entries()) {
    const carId = goals[index] ?? from;
    if (carId === from) throw validationFailed({ moves: MESSAGES.reseating.sameCar });
    touched.add(from);
    const { startDate, endDate } = period;
    const estimate = await tariffEstimate(em, { carId, startDate, endDate }, ctx.zone);
    // The column holds whole kopecks, so the cast is safe.
    const kept = (row.totalPriceKopecks ?? null) as Kopecks | null;
    const price = takesTariff ? (estimate?.totalPrice ?? kept) : kept;
    changes.push({ row, carId, startDate, endDate, terms: priceTerms(price, estimate) });
  }
  assertApart(changes);

  const before = [];
  for (const { row } of changes) {
    const { breakdown } = row;
    before.push({ ...(await savedBooking(em, row.id, ctx)), breakdown });
  }
  await seatRows(em, changes, ctx);
  const after: BookingAnswer[] = [];
  for (const [index, { row }] of changes.entries()) {
    const saved = await savedBooking(em, row.id, ctx);
    after.push(saved);
    const change = { before: before[index], after: saved, entity: 'Booking', entityId: row.id };
    recordChange(em, { at: ctx.now, user: ctx.user, operation: RESEAT_OPERATION, ...change });
  }
  return after;
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
