import {
  CreateMaintenanceDocument,
  type SavedMaintenanceCardFragment,
  UpdateMaintenanceDocument,
} from '@frontend/gql/graphql';
import { useCommand } from '@frontend/shared/data/use-command';
import type { MaintenancePayload } from '@schema/forms/fleet/maintenance';

/** Records new service work on a car; a retry under the same key records nothing twice. */
export function useCreateMaintenance() {
  const run = useCommand('createMaintenance', CreateMaintenanceDocument);
  return async (
    carId: number,
    work: MaintenancePayload,
    key: string,
  ): Promise<SavedMaintenanceCardFragment> =>
    (await run({ input: { carId, ...work } }, { key, carIds: [carId] })).createMaintenance;
}

/** Changes service work; the version it was read at keeps one from overwriting a colleague. */
export function useUpdateMaintenance() {
  const run = useCommand('updateMaintenance', UpdateMaintenanceDocument);
  return async (
    { id, carId, version }: { id: number; carId: number; version: number },
    work: MaintenancePayload,
  ): Promise<SavedMaintenanceCardFragment> =>
    (await run({ id, input: { ...work, version } }, { carIds: [carId] })).updateMaintenance;
}
