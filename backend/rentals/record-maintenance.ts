import { notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import type { SavedMaintenance } from '@backend/operation/types/saved-maintenance.types';
import { type Recorded, recordChange } from '@backend/store/change-log';
import { Maintenance } from '@backend/store/entities/maintenance.entity';
import { lockCar } from '@backend/store/locks/guard-car';
import type { Em } from '@backend/store/open-store';
import { MESSAGES } from '@schema/messages';
import type { Kopecks } from '@schema/values/money/money';
import type { Period } from '@schema/values/time/period';
import { savedMaintenance } from './maintenance-answer';

export const CREATE_OPERATION = 'createMaintenance';

interface NewWork extends Period {
  readonly carId: number;
  readonly description: string;
  readonly cost: Kopecks;
}

interface RecordedWork {
  readonly work: SavedMaintenance;
  readonly recorded: Recorded;
}

/** Records scheduled maintenance with its history entry. Throws NOT_FOUND for an unknown car. */
export async function recordMaintenance(
  em: Em,
  { carId, cost, ...wanted }: NewWork,
  { now: at, user, config }: SignedInContext,
): Promise<RecordedWork> {
  if (!(await lockCar(em, carId))) throw notFound(MESSAGES.cars.notFound);
  const maintenance = em.create(Maintenance, {
    ...wanted,
    car: carId,
    status: 'scheduled',
    costKopecks: cost,
    createdAt: at,
  });
  em.persist(maintenance);
  await em.flush();
  const entityId = maintenance.id;
  const work = await savedMaintenance(em, entityId, { now: at, config });
  const entity = 'Maintenance';
  const line = { at, user, operation: CREATE_OPERATION, entity, entityId, after: work };
  return { work, recorded: recordChange(em, line) };
}
