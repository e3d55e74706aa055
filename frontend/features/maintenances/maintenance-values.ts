import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { typedPeriod, withLiftedEnd } from '@frontend/shared/forms/typed-period';
import { type MaintenanceValues, toMaintenancePayload } from '@schema/forms/fleet/maintenance';
import type { MaintenanceStatus } from '@schema/statuses';
import type { MaintenanceDraft } from './maintenance-draft';

/** Fields of service work the form reads. Instants are ISO strings, the cost is roubles. */
export interface EditedMaintenance {
  readonly description: string;
  readonly status: MaintenanceStatus;
  readonly startDate: string;
  readonly endDate: string;
  readonly cost: number;
}

/** New work is scheduled and has no cost (requirements.md, W10). */
export function newMaintenanceValues(draft: MaintenanceDraft): MaintenanceValues {
  return {
    description: '',
    status: 'scheduled',
    ...typedPeriod(draft),
    cost: '0',
  };
}

export function editMaintenanceValues(work: EditedMaintenance): MaintenanceValues {
  return {
    description: work.description,
    status: work.status,
    startDate: work.startDate,
    endDate: work.endDate,
    cost: typedAmount(work.cost),
  };
}

/** Sets the start and moves the end along (requirements.md, K25). */
export function withStart(values: MaintenanceValues, startDate: string): MaintenanceValues {
  return withLiftedEnd({ ...values, startDate });
}

export function isChanged(work: EditedMaintenance, values: MaintenanceValues): boolean {
  const sent = (form: MaintenanceValues) => JSON.stringify(toMaintenancePayload(form));
  return sent(editMaintenanceValues(work)) !== sent(values);
}
