import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import type { SavedMaintenance } from '@backend/operation/types/saved-maintenance.types';
import { maintenanceAnswer } from '@backend/rentals/maintenance-answer';
import { loadMaintenance } from '@backend/store/queries/board/event-rows';
import { MESSAGES } from '@schema/messages';

/** One maintenance record with the bookings it overlaps. Throws NOT_FOUND for an unknown one. */
export async function readMaintenance(ctx: RequestContext, id: number): Promise<SavedMaintenance> {
  const fact = await loadMaintenance(ctx.em, id);
  if (!fact) throw notFound(MESSAGES.maintenance.notFound);
  return maintenanceAnswer(ctx.em, fact, ctx);
}
