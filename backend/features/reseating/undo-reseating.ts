import { conflict } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { undoOperation } from '@backend/rentals/undoable-operation';
import type { Em } from '@backend/store/open-store';
import { MESSAGES } from '@schema/messages';
import { lockSeats } from './held-seats';
import type { SeatBefore } from './left-seats';
import { RESEAT_OPERATION } from './reseat-bookings';
import type { Reseated } from './reseating.types';
import { seatAndRecord } from './seat-and-record';

const operation = 'undoReseating';

/**
 * Undoes a re-seating as one step: restores cars and prices (docs/domain.md, re-seating). Throws what
 * `undoOperation` and `moveBack` throw.
 */
export async function undoReseating(ctx: SignedInContext, operationId: number): Promise<Reseated> {
  const bookings = await undoOperation(ctx, {
    operation,
    of: RESEAT_OPERATION,
    operationId,
    takeBack: (em, before: readonly SeatBefore[]) => moveBack(em, before, ctx),
  });
  return { operationId, bookings };
}

/**
 * Moves the bookings back in this transaction. Throws CONFLICT when one has started, NOT_FOUND when
 * its old car is deleted, CarTaken when its old period is taken.
 */
export async function moveBack(
  em: Em,
  before: readonly SeatBefore[],
  ctx: SignedInContext,
): Promise<BookingAnswer[]> {
  const goals = before.map(({ carId }) => carId);
  const held = await lockSeats(em, before, goals, ctx);
  const changes = held.map(({ row, startDate, endDate }, index) => {
    const was = before[index];
    if (was?.id !== row.id) throw conflict(MESSAGES.generic.stale);
    return { row, carId: was.carId, startDate, endDate, terms: was.terms };
  });
  return seatAndRecord(em, changes, operation, ctx);
}
