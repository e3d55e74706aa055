import { normalisePhone } from '@schema/values/people/phone';
import { dayOf, timeOf } from '@schema/values/time/calendar';
import { wordsOf } from '../cells/read-words';
import type { BookingDraft, DraftMoment } from './booking-draft';
import type { KnownBooking } from './import-plan';

interface Entry {
  readonly booking: KnownBooking;
  isMatched: boolean;
}

/** `start`: the pickup day, else its text in the file. */
const keyOf = (carId: number | null, phone: string, name: string, start: string) =>
  JSON.stringify([carId, phone, normalisePhone(phone) === null ? wordsOf(name) : '', start]);

const phoneKey = (text: string | null) => normalisePhone(text ?? '') ?? (text ?? '').trim();

/**
 * Matches a row with an existing booking: the same car, customer and moments; a moment without a
 * time in the file matches by its day. Each booking matches one row.
 */
export class KnownBookings {
  readonly #byKey = new Map<string, Entry[]>();
  readonly #zone: string;

  constructor(bookings: readonly KnownBooking[], zone: string) {
    this.#zone = zone;
    for (const booking of bookings) {
      const phone = phoneKey(booking.customerPhone);
      const { startDate, rawStartDate } = booking;
      const start = startDate ? dayOf(startDate, zone) : (rawStartDate ?? '').trim();
      const key = keyOf(booking.carId, phone, booking.customerName ?? '', start);
      const entries = this.#byKey.get(key);
      const entry = { booking, isMatched: false };
      if (entries) entries.push(entry);
      else this.#byKey.set(key, [entry]);
    }
  }

  /** The booking of the row, excluded from later matches; null without one. */
  take(draft: BookingDraft, carId: number | null): KnownBooking | null {
    const { fullName, phone } = draft.customer;
    const key = phone ?? phoneKey(draft.phoneWritten);
    const start = draft.start.at?.day ?? draft.start.written;
    const entries = this.#byKey.get(keyOf(carId, key, fullName, start)) ?? [];
    const found = entries.find(
      ({ booking, isMatched }) =>
        !isMatched &&
        this.#isSame(draft.start, booking.startDate, booking.rawStartDate) &&
        this.#isSame(draft.end, booking.endDate, booking.rawEndDate),
    );
    if (found) found.isMatched = true;
    return found?.booking ?? null;
  }

  #isSame({ at, written }: DraftMoment, kept: Date | null, raw: string | null): boolean {
    if (!at) return kept === null && written === (raw ?? '').trim();
    if (!kept || dayOf(kept, this.#zone) !== at.day) return false;
    return at.time === null || at.time === timeOf(kept, this.#zone);
  }
}
