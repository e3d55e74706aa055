import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { typedPeriod, withLiftedEnd } from '@frontend/shared/forms/typed-period';
import {
  type MaintenancePayload,
  type MaintenanceValues,
  toMaintenancePayload,
} from '@schema/forms/fleet/maintenance';
import type { MaintenanceDraft } from './maintenance-draft';

/** New maintenance is scheduled and has no cost (requirements.md, W10). */
export function newMaintenanceValues(draft: MaintenanceDraft): MaintenanceValues {
  return {
    description: '',
    status: 'scheduled',
    ...typedPeriod(draft),
    cost: '0',
  };
}

export function editMaintenanceValues(work: MaintenancePayload): MaintenanceValues {
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

export function isChanged(work: MaintenancePayload, values: MaintenanceValues): boolean {
  const sent = (form: MaintenanceValues) => JSON.stringify(toMaintenancePayload(form));
  return sent(editMaintenanceValues(work)) !== sent(values);
}
