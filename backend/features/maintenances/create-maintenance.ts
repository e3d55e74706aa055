import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import type { SavedMaintenance } from '@backend/operation/types/saved-maintenance.types';
import { CREATE_OPERATION, recordMaintenance } from '@backend/rentals/record-maintenance';
import { once } from '@backend/store/idempotency';
import { maintenanceCreatePayload } from '@schema/forms/fleet/maintenance';
import type { CreateMaintenanceInput } from './maintenances.types';

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
    once(
      em,
      { key, userId: user.id, operation: CREATE_OPERATION, params: wanted, now },
      async () => {
        const { work } = await recordMaintenance(em, wanted, ctx);
        return work;
      },
    ),
  );
  ctx.announce(CREATE_OPERATION, [wanted.carId]);
  return saved;
}
