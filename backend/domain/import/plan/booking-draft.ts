import { BOOKING_PICKUP_TIME, BOOKING_RETURN_TIME } from '@schema/constants';
import type { BookingTerms } from '@schema/fields/booking-fields';
import type { CustomerDetails } from '@schema/fields/customer-fields';
import type { ImportValueName } from '@schema/import';
import type { Kopecks } from '@schema/values/money/money';
import { formatPhone } from '@schema/values/people/phone';
import { addDays, formatDay, instantAt } from '@schema/values/time/calendar';
import type { ReadDay } from '../cells/read-day';
import type { NamedCar } from './fleet-book';
import type { ImportOccasion, OpeningBalance } from './import-plan';

export interface DraftMoment {
  /** As written; '' without a text. */
  readonly written: string;
  /** Null: empty or unreadable. */
  readonly at: ReadDay | null;
}

/** A booking read from a row, before matching with the company's data. */
export interface BookingDraft {
  readonly row: number;
  readonly car: NamedCar;
  /** Brand and model, for a car to be added. */
  readonly carNames: { readonly brand: string; readonly model: string };
  /** An empty name when not given; the phone as digits, null when there is no valid one. */
  readonly customer: CustomerDetails;
  readonly phoneWritten: string;
  readonly start: DraftMoment;
  readonly end: DraftMoment;
  /** Null: not given. */
  readonly terms: BookingTerms<Kopecks>;
  /** Null without a value in the row. */
  readonly opening: OpeningBalance | null;
  readonly source: string | null;
  /** Values of the row without a matching column, for the notes. */
  readonly kept: readonly string[];
  readonly createdAt: Date | null;
  /** Moment of the cancellation; true: cancelled at an unknown time. */
  readonly cancelled: Date | boolean;
  /** Valid handover and return marks. */
  readonly handedOverAt: Date | null;
  readonly returnedAt: Date | null;
  /** Distinguishes otherwise identical bookings; '' in a file without numbers. */
  readonly number: string;
  /** The price of the row is unreadable; it is not replaced by the tariff price. */
  readonly isPriceUnread: boolean;
  /** Values corrected while reading. */
  readonly repairs: readonly string[];
  /** The values that the repairs concern. */
  readonly doubts: ReadonlySet<ImportValueName>;
}

/** The instant of a day, at its own time or the default one. */
function instantOf({ day, time }: ReadDay, usual: string, zone: string): Date {
  return instantAt(day, time ?? usual, zone);
}

export const pickupOf = (at: ReadDay, zone: string) => instantOf(at, BOOKING_PICKUP_TIME, zone);
export const returnOf = (at: ReadDay, zone: string) => instantOf(at, BOOKING_RETURN_TIME, zone);

/** The day a number of days later, at the same time. */
export const daysLater = (at: ReadDay, days: number): ReadDay => ({
  ...at,
  day: addDays(at.day, days),
});

const momentText = ({ at, written }: DraftMoment) =>
  at ? [formatDay(at.day), at.time].filter(Boolean).join(' ') : written;

/** A one-line summary of the draft for the report. */
export function draftTitle(draft: BookingDraft, car: string): string {
  const period = [momentText(draft.start), momentText(draft.end)].filter(Boolean).join(' – ');
  const { fullName, phone } = draft.customer;
  const written = phone ? formatPhone(phone) : draft.phoneWritten;
  return [fullName || written, car, period].filter(Boolean).join(' · ');
}

export type DraftRules = Pick<ImportOccasion, 'now' | 'today' | 'zone'>;
