import { notFound } from '@backend/domain/refusal';
import type { RequestContext } from '@backend/operation/context';
import { loadMaintenance } from '@backend/store/queries/board/event-rows';
import { MESSAGES } from '@schema/messages';
import { maintenanceAnswer } from './maintenance-answer';
import type { SavedMaintenance } from './maintenances.types';

/** One service work with the bookings it overlaps. Throws NOT_FOUND for an unknown one. */
export async function readMaintenance(ctx: RequestContext, id: number): Promise<SavedMaintenance> {
  const fact = await loadMaintenance(ctx.em, id);
  if (!fact) throw notFound(MESSAGES.maintenance.notFound);
  return maintenanceAnswer(ctx.em, fact, ctx);
}
