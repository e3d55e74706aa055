import { assertNearDates } from '@backend/domain/bookings/far-dates';
import { command, nothingToLock } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { CREATE_OPERATION, recordMaintenance } from '@backend/rentals/record-maintenance';
import { maintenanceCreatePayload } from '@schema/forms/fleet/maintenance';
import type { CreateMaintenanceInput } from './maintenances.types';

/**
 * Records maintenance as scheduled (requirements.md, W10), even over bookings, because cars break;
 * the response lists the overlapped bookings (docs/domain.md, occupancy). Throws VALIDATION_FAILED
 * with form messages, NOT_FOUND for an unknown car.
 */
export const createMaintenance = command<CreateMaintenanceInput>()({
  name: CREATE_OPERATION,
  access: anyOf('view_board'),
  form: maintenanceCreatePayload,
  accept({ carId, startDate, endDate, cost, description }, { now }) {
    assertNearDates({ startDate, endDate }, now);
    return { carId, startDate, endDate, cost, description: description.trim() };
  },
  sameAs: (wanted) => wanted,
  // `recordMaintenance` locks the car: a breakdown uses it too.
  lock: nothingToLock,
  async run({ em, ctx }, wanted) {
    const { work, recorded } = await recordMaintenance(em, wanted, ctx);
    return { answer: work, history: [recorded], cars: [wanted.carId] };
  },
});
