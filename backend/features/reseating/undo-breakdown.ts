import type { SignedInContext } from '@backend/operation/context';
import type { Booking as BookingAnswer } from '@backend/operation/types/booking.types';
import { joinRental } from '@backend/rentals/join-rental';
import { savedMaintenance } from '@backend/rentals/maintenance-answer';
import { undoOperation } from '@backend/rentals/undoable-operation';
import { recordChange } from '@backend/store/change-log';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import type { Em } from '@backend/store/open-store';
import { BREAKDOWN_OPERATION, type BreakdownBefore } from './report-breakdown';
import type { Reseated } from './reseating.types';
import { moveBack } from './undo-reseating';

const operation = 'undoBreakdown';

/**
 * Undoes a breakdown as one step: deletes the service work, joins the rental, moves the bookings
 * back. Throws what `undoCarSwap` and `undoReseating` throw.
 */
export async function undoBreakdown(ctx: SignedInContext, operationId: number): Promise<Reseated> {
  const bookings = await undoOperation(ctx, {
    operation,
    of: BREAKDOWN_OPERATION,
    operationId,
    takeBack: (em, before: BreakdownBefore) => takeBack(em, before, ctx),
  });
  return { operationId, bookings };
}

async function takeBack(
  em: Em,
  { workId, rental, seats }: BreakdownBefore,
  ctx: SignedInContext,
): Promise<BookingAnswer[]> {
  const before = await savedMaintenance(em, workId, ctx);
  await em.nativeDelete(Maintenance, workId);
  const { now: at, user } = ctx;
  recordChange(em, { at, user, operation, entity: 'Maintenance', entityId: workId, before });
  const joined = rental ? [await joinRental(em, rental, ctx)] : [];
  const back = seats.length > 0 ? await moveBack(em, seats, ctx) : [];
  return [...joined, ...back];
}
