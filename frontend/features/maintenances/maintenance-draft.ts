import type { Period } from '@schema/values/time/period';

export interface MaintenanceDraft extends Period {
  readonly carId: number;
}
