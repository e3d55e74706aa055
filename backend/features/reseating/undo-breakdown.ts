import { anyOf } from '@backend/operation/permit';
import { joinRental } from '@backend/rentals/join-rental';
import { savedMaintenance } from '@backend/rentals/maintenance-answer';
import { undoCommand } from '@backend/rentals/undo-command';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { BREAKDOWN_OPERATION, type BreakdownBefore } from './report-breakdown';
import { moveBack } from './undo-reseating';

/**
 * Undoes a breakdown as one step: deletes the maintenance, joins the rental, moves the bookings
 * back. Throws the refusals of `undoCarSwap` and `undoReseating`.
 */
export const undoBreakdown = undoCommand({
  name: 'undoBreakdown',
  access: anyOf('edit_bookings'),
  of: BREAKDOWN_OPERATION,
  async undo({ em, ctx, record }, { workId, rental, seats }: BreakdownBefore) {
    const before = await savedMaintenance(em, workId, ctx);
    await em.nativeDelete(Maintenance, workId);
    const ofWork = record({ entity: 'Maintenance', entityId: workId, before });
    const joined = rental && (await joinRental(em, rental, ctx));
    const back = seats.length > 0 ? await moveBack(em, seats, ctx) : null;
    return {
      answer: [...(joined ? [joined.whole] : []), ...(back?.bookings ?? [])],
      history: [ofWork, ...(joined?.history ?? []), ...(back?.history ?? [])],
    };
  },
});
