import type { Period } from '@schema/values/time/period';

/** What a service-work form opens with. */
export interface MaintenanceDraft extends Period {
  readonly carId: number;
}
