import type { Period } from '@schema/values/time/period';

/** Initial values of a service-work form. */
export interface MaintenanceDraft extends Period {
  readonly carId: number;
}
