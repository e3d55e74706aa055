import { conflict } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { anyOf } from '@backend/operation/permit';
import { undoCommand } from '@backend/rentals/undo-command';
import type { Em } from '@backend/store/open-store';
import { MESSAGES } from '@schema/messages';
import { lockSeats } from './held-seats';
import type { SeatBefore } from './left-seats';
import { RESEAT_OPERATION } from './reseat-bookings';
import { seatAndRecord } from './seat-and-record';

const operation = 'undoReseating';

/**
 * Undoes a re-seating as one step: restores cars and prices (docs/domain.md, re-seating). Throws
 * the refusals of `undoCommand` and `moveBack`.
 */
export const undoReseating = undoCommand({
  name: operation,
  access: anyOf('edit_bookings'),
  of: RESEAT_OPERATION,
  async undo({ em, ctx }, before: readonly SeatBefore[]) {
    const { bookings, history } = await moveBack(em, before, ctx);
    return { answer: bookings, history };
  },
});

/**
 * Moves the bookings back in this transaction. Throws CONFLICT when one has started, NOT_FOUND when
 * its old car is deleted, CarTaken when its old period is occupied.
 */
export async function moveBack(em: Em, before: readonly SeatBefore[], ctx: SignedInContext) {
  const goals = before.map(({ carId }) => carId);
  const held = await lockSeats(em, before, goals, ctx);
  const changes = held.map(({ row, startDate, endDate }, index) => {
    const was = before[index];
    if (was?.id !== row.id) throw conflict(MESSAGES.generic.stale);
    return { row, carId: was.carId, startDate, endDate, terms: was.terms };
  });
  return seatAndRecord(em, changes, operation, ctx);
}
