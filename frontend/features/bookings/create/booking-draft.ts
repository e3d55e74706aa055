import type { Period } from '@schema/values/time/period';

/** What a new-booking form opens with: a car, a period and, when extending, the customer. */
export interface BookingDraft extends Period {
  readonly carId: number;
  readonly fullName?: string;
  readonly phone?: string;
  /** Absent: the first source of the list; null: «Не указан» (requirements.md, K20). */
  readonly sourceId?: number | null;
  readonly isExtension?: boolean;
}
