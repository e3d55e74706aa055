import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { savedMaintenance } from '@backend/rentals/maintenance-answer';
import { RowMovedError } from '@backend/store/engine/mutex';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { lockCars } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { maintenancePayload } from '@schema/forms/fleet/maintenance';
import { MESSAGES } from '@schema/messages';
import { toRoubles } from '@schema/values/money/money';
import type { UpdateMaintenanceInput } from './maintenances.types';

type WorkEdit = UpdateMaintenanceInput & { readonly id: number };

/**
 * Updates maintenance: any status of the three (requirements.md, W10) and, optionally, the car.
 * Saved even over bookings; the response lists the overlapped bookings. Throws VALIDATION_FAILED
 * with form messages, NOT_FOUND (work, car), STALE with `current` when `version` does not match.
 */
export const updateMaintenance = command<WorkEdit>()({
  name: 'updateMaintenance',
  access: anyOf('view_board'),
  form: maintenancePayload,
  accept: (input) => input,
  sameAs: 'not repeatable',
  async lock({ em, ctx }, { id, carId, version }) {
    const row = await lockMaintenance(em, id, carId ?? null);
    const before = await savedMaintenance(em, id, ctx);
    refuseStale(before, version, { ...before, cost: toRoubles(before.cost) });
    return { row, before };
  },
  async run({ em, ctx, record }, { id, carId, status, ...work }, { row, before }) {
    const { startDate, endDate, description, cost } = work;
    assertNearDates(work, ctx.now, before);
    em.assign(row, {
      startDate,
      endDate,
      description: description.trim(),
      costKopecks: cost,
      ...(carId && { car: carId }),
      ...(status && { status }),
    });
    await em.flush();
    const after = await savedMaintenance(em, id, ctx);
    if (after.version === before.version) return { answer: after, unchanged: true };
    return {
      answer: after,
      history: [record({ entity: 'Maintenance', entityId: id, before, after })],
      cars: [...new Set([before.carId, after.carId])],
    };
  },
});

/** Locks the current and the target car of the work, then reads the work under those locks. */
async function lockMaintenance(em: Em, id: number, nextCarId: number | null): Promise<Maintenance> {
  const carId = (await em.findOne(Maintenance, id, { refresh: true }))?.car.id;
  if (carId === undefined) throw notFound(MESSAGES.maintenance.notFound);
  const cars = await lockCars(em, [carId, nextCarId ?? carId]);
  if (nextCarId !== null && !cars.has(nextCarId)) throw notFound(MESSAGES.cars.notFound);
  const row = await em.findOne(Maintenance, id, { refresh: true });
  // Locking the other car as well would break the lock order: two such moves would deadlock.
  if (row?.car.id !== carId) throw new RowMovedError();
  return row;
}
