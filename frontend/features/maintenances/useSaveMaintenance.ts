import { useCommand } from '@frontend/shared/data/commands/use-command';
import type { MaintenancePayload } from '@schema/forms/fleet/maintenance';
import {
  CreateMaintenanceDocument,
  type SavedMaintenanceCardFragment,
  UpdateMaintenanceDocument,
} from './maintenances.generated';

/** Creates maintenance; the idempotency key makes a retry safe. */
export function useCreateMaintenance() {
  const run = useCommand('createMaintenance', CreateMaintenanceDocument);
  return async (
    carId: number,
    work: MaintenancePayload,
    key: string,
  ): Promise<SavedMaintenanceCardFragment> =>
    (await run({ input: { carId, ...work } }, { key, carIds: [carId] })).createMaintenance;
}

/** Updates maintenance; `version` refuses to overwrite a concurrent change (STALE). */
export function useUpdateMaintenance() {
  const run = useCommand('updateMaintenance', UpdateMaintenanceDocument);
  return async (
    { id, carId, version }: { id: number; carId: number; version: number },
    work: MaintenancePayload,
  ): Promise<SavedMaintenanceCardFragment> =>
    (await run({ id, input: { ...work, version } }, { carIds: [carId] })).updateMaintenance;
}
