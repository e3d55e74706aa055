import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import type { FieldChange } from '@frontend/shared/forms/StalePanel';
import { BOOKING_STATUS_TITLES } from '@schema/statuses';
import { STALE_BOOKING_TEXTS } from '@schema/texts/bookings/bookings';
import { STALE_TEXTS } from '@schema/texts/bookings/stale';
import { formatRoubles } from '@schema/values/money/money';
import { formatMoment } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';

type Field = keyof typeof STALE_BOOKING_TEXTS.fields;

/** Differences between the opened booking and the current one, as display texts. */
export function bookingChanges(
  opened: BookingFacts,
  kept: BookingFacts,
  zone: string,
): FieldChange[] {
  const shown = (booking: BookingFacts, field: Field) => shownField(booking, field, zone);
  return (Object.keys(STALE_BOOKING_TEXTS.fields) as Field[])
    .map((field) => ({
      title: STALE_BOOKING_TEXTS.fields[field],
      was: shown(opened, field),
      now: shown(kept, field),
    }))
    .filter(({ was, now }) => was !== now);
}

function shownField(booking: BookingFacts, field: Field, zone: string): string {
  if (field === 'startDate' || field === 'endDate') {
    const instant = parseInstant(booking[field]);
    return instant ? formatMoment(instant, zone) : STALE_TEXTS.empty;
  }
  if (field === 'totalPrice' || field === 'depositAmount') {
    const amount = booking[field];
    return amount == null ? STALE_TEXTS.empty : formatRoubles(amount);
  }
  if (field === 'status') return BOOKING_STATUS_TITLES[booking.status];
  return booking[field]?.trim() || STALE_TEXTS.empty;
}
