import { claimsOf } from '@backend/domain/bookings/occupancy';
import { conflictOf } from '@backend/domain/bookings/occupancy-refusal';
import type { RequestContext } from '@backend/operation/context';
import type { SavedMaintenance } from '@backend/operation/types/saved-maintenance.types';
import type { Em } from '@backend/store/open-store';
import {
  type BoardMaintenanceRecord,
  loadMaintenance,
} from '@backend/store/queries/board/event-rows';
import { loadCarBookings } from '@backend/store/queries/fleet/car-claim-queries';
import { occupiedPeriod, overlaps } from '@schema/values/time/period';

type ConflictContext = Pick<RequestContext, 'now' | 'config'>;

/** Maintenance in API format with the live bookings it overlaps; no bookings once done. */
export async function maintenanceAnswer(
  em: Em,
  fact: BoardMaintenanceRecord,
  { now, config }: ConflictContext,
): Promise<SavedMaintenance> {
  if (fact.status === 'done') return { ...fact, conflict: false, conflicts: [] };
  const { requireReturnMark } = config;
  const period = occupiedPeriod(fact);
  const bookings = await loadCarBookings(em, fact.carId, {
    from: period.startDate,
    until: period.endDate,
    unmarkedHold: requireReturnMark && period.startDate < now,
  });
  const conflicts = claimsOf({ bookings, maintenances: [] }, { now, requireReturnMark })
    .filter((claim) => overlaps(claim.period, period))
    .map(conflictOf);
  return { ...fact, conflict: conflicts.length > 0, conflicts };
}

/** The maintenance in the transaction of `em`. Throws when it does not exist. */
export async function savedMaintenance(
  em: Em,
  id: number,
  ctx: ConflictContext,
): Promise<SavedMaintenance> {
  const fact = await loadMaintenance(em, id);
  if (!fact) throw new Error(`Service work ${id} is not there after it was saved`);
  return maintenanceAnswer(em, fact, ctx);
}
