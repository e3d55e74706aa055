import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { notFound } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { SavedMaintenance } from '@backend/operation/types/saved-maintenance.types';
import { savedMaintenance } from '@backend/rentals/maintenance-answer';
import { recordChange } from '@backend/store/change-log';
import { RowMovedError } from '@backend/store/engine/mutex';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { lockCars } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { maintenancePayload } from '@schema/forms/fleet/maintenance';
import { MESSAGES } from '@schema/messages';
import { toRoubles } from '@schema/values/money/money';
import type { UpdateMaintenanceInput } from './maintenances.types';

const operation = 'updateMaintenance';

const accepted = (input: UpdateMaintenanceInput) => assertValid(maintenancePayload, input);

/**
 * Updates service work: any status of the three (requirements.md, W10) and, optionally, the car.
 * Saved even over bookings; the response lists the overlapped bookings. Throws VALIDATION_FAILED
 * with form messages, NOT_FOUND (work, car), STALE with `current` when `version` does not match.
 */
export async function updateMaintenance(
  ctx: SignedInContext,
  id: number,
  input: UpdateMaintenanceInput,
): Promise<SavedMaintenance> {
  const work = accepted(input);
  const { before, after } = await ctx.store.write(ctx.em, (em) => change(em, id, work, ctx));
  ctx.announce(operation, [...new Set([before.carId, after.carId])]);
  return after;
}

async function change(
  em: Em,
  id: number,
  input: ReturnType<typeof accepted>,
  ctx: SignedInContext,
) {
  const row = await lockMaintenance(em, id, input.carId ?? null);
  const before = await savedMaintenance(em, id, ctx);
  refuseStale(before, input.version, { ...before, cost: toRoubles(before.cost) });

  const { startDate, endDate, description, cost } = input;
  assertNearDates(input, ctx.now, before);
  em.assign(row, {
    startDate,
    endDate,
    description: description.trim(),
    costKopecks: cost,
    ...(input.carId && { car: input.carId }),
    ...(input.status && { status: input.status }),
  });
  await em.flush();
  const after = await savedMaintenance(em, id, ctx);
  if (after.version !== before.version) {
    const { now: at, user } = ctx;
    recordChange(em, { at, user, operation, entity: 'Maintenance', entityId: id, before, after });
  }
  return { before, after };
}

/** Locks the current and the target car of the work, then reads the work under those locks. */
async function lockMaintenance(em: Em, id: number, nextCarId: number | null): Promise<Maintenance> {
  const carId = (await em.findOne(Maintenance, id, { refresh: true }))?.car.id;
  if (carId === undefined) throw notFound(MESSAGES.maintenance.notFound);
  const cars = await lockCars(em, [carId, nextCarId ?? carId]);
  if (nextCarId !== null && !cars.has(nextCarId)) throw notFound(MESSAGES.cars.notFound);
  const row = await em.findOne(Maintenance, id, { refresh: true });
  // Locking the other car as well would break the order of locks: two such moves would deadlock.
  if (row?.car.id !== carId) throw new RowMovedError();
  return row;
}
