import type { Period } from '@schema/values/time/period';

interface ExtendedBooking {
  readonly id: number;
  readonly endDate: Date;
  /** The agreed total by days, whole roubles; null without a price. */
  readonly perDay: number | null;
}

/** Initial values of a new-booking form: car, period and, for an extension, the customer. */
export interface BookingDraft extends Period {
  readonly carId: number;
  readonly fullName?: string;
  readonly phone?: string;
  /** Absent: the first source of the list; null: «Не указан» (requirements.md, K20). */
  readonly sourceId?: number | null;
  readonly extended?: ExtendedBooking;
}
