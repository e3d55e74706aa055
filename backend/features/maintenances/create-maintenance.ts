import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { notFound } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { once } from '@backend/store/idempotency';
import { lockCar } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { maintenanceCreatePayload } from '@schema/forms/fleet/maintenance';
import { MESSAGES } from '@schema/messages';
import { savedMaintenance } from './maintenance-answer';
import type { CreateMaintenanceInput, SavedMaintenance } from './maintenances.types';

const operation = 'createMaintenance';

/** Validated input of new service work. */
function accepted(input: CreateMaintenanceInput) {
  const { carId, startDate, endDate, cost, description } = assertValid(
    maintenanceCreatePayload,
    input,
  );
  return { carId, startDate, endDate, cost, description: description.trim() };
}

/**
 * Records service work as scheduled (requirements.md, W10), even over bookings, because cars break;
 * the response lists the overlapped bookings (docs/domain.md, occupancy). A retry with the same
 * Idempotency-Key returns the first response. Throws VALIDATION_FAILED with form messages,
 * NOT_FOUND for an unknown car.
 */
export async function createMaintenance(
  ctx: SignedInContext,
  input: CreateMaintenanceInput,
): Promise<SavedMaintenance> {
  const wanted = accepted(input);
  const { idempotencyKey: key, user, now } = ctx;
  assertNearDates(wanted, now);
  const saved = await ctx.store.write(ctx.em, (em) =>
    once(em, { key, userId: user.id, operation, params: wanted, now }, () =>
      record(em, wanted, ctx),
    ),
  );
  ctx.announce(operation, [wanted.carId]);
  return saved;
}

async function record(
  em: Em,
  { carId, cost, ...work }: ReturnType<typeof accepted>,
  ctx: SignedInContext,
): Promise<SavedMaintenance> {
  const { now: at, user } = ctx;
  if (!(await lockCar(em, carId))) throw notFound(MESSAGES.cars.notFound);
  const maintenance = em.create(Maintenance, {
    ...work,
    car: carId,
    status: 'scheduled',
    costKopecks: cost,
    createdAt: at,
  });
  em.persist(maintenance);
  await em.flush();
  const entityId = maintenance.id;
  const after = await savedMaintenance(em, entityId, ctx);
  recordChange(em, { at, user, operation, entity: 'Maintenance', entityId, after });
  return after;
}
