import { claimsOf } from '@backend/domain/bookings/occupancy';
import { conflictOf } from '@backend/domain/bookings/occupancy-refusal';
import type { RequestContext } from '@backend/operation/context';
import type { Em } from '@backend/store/open-store';
import {
  type BoardMaintenanceRecord,
  loadMaintenance,
} from '@backend/store/queries/board/event-rows';
import { loadCarBookings } from '@backend/store/queries/fleet/car-claim-queries';
import { occupiedPeriod, overlaps } from '@schema/values/time/period';
import type { SavedMaintenance } from './maintenances.types';

export type ConflictContext = Pick<RequestContext, 'now' | 'config'>;

/** Service work as the API answers it, with the live bookings it stands over; none once it is done. */
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

/** The work as it stands in the transaction of `em`. Throws when it is not there. */
export async function savedMaintenance(
  em: Em,
  id: number,
  ctx: ConflictContext,
): Promise<SavedMaintenance> {
  const fact = await loadMaintenance(em, id);
  if (!fact) throw new Error(`Service work ${id} is not there after it was saved`);
  return maintenanceAnswer(em, fact, ctx);
}
