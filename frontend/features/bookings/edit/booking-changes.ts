import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { COMMENTS } from '@frontend/shared/bookings/terms/term-values';
import type { FieldChange } from '@frontend/shared/forms/FieldChanges';
import { BOOKING_FIELDS } from '@schema/fields/booking-fields';
import { BOOKING_STATUS_TITLES } from '@schema/statuses';
import { BOOKING_DETAILS_TEXTS, STALE_BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { formatRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';

interface ShownField {
  readonly title: string;
  readonly text: (booking: BookingFacts, zone: string) => string | null | undefined;
}

const { fields } = STALE_BOOKING_TEXTS;

const SHOWN: readonly ShownField[] = [
  { title: fields.startDate, text: ({ startDate }, zone) => moment(startDate, zone) },
  { title: fields.endDate, text: ({ endDate }, zone) => moment(endDate, zone) },
  { title: fields.totalPrice, text: ({ totalPrice }) => roubles(totalPrice) },
  {
    title: BOOKING_FIELDS.depositAmount.label,
    text: ({ depositAmount }) => roubles(depositAmount),
  },
  ...COMMENTS.map((name) => ({
    title: BOOKING_FIELDS[name].label,
    text: (booking: BookingFacts) => booking[name]?.trim(),
  })),
  { title: BOOKING_FIELDS.notes.label, text: ({ notes }) => notes?.trim() },
  { title: BOOKING_DETAILS_TEXTS.source, text: ({ sourceName }) => sourceName },
  { title: fields.customer, text: ({ customer }) => customer.trim() },
  { title: fields.status, text: ({ status }) => BOOKING_STATUS_TITLES[status] },
];

/** Differences between the opened booking and the current one, as display texts. */
export function bookingChanges(
  opened: BookingFacts,
  kept: BookingFacts,
  zone: string,
): FieldChange[] {
  return SHOWN.map(({ title, text }) => ({
    title,
    was: text(opened, zone) || null,
    now: text(kept, zone) || null,
  })).filter(({ was, now }) => was !== now);
}

function moment(iso: string, zone: string): string | null {
  const instant = parseInstant(iso);
  return instant && formatMoment(instant, zone);
}

function roubles(amount: number | null | undefined): string | null {
  return amount == null ? null : formatRoubles(amount);
}
