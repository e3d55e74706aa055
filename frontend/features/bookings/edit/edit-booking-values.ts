import { followsTariff } from '@frontend/shared/bookings/follows-tariff';
import { groupedAmount, typedAmount } from '@frontend/shared/forms/typed-amount';
import { readPeriod, withLiftedEnd } from '@frontend/shared/forms/typed-period';
import { type BookingEditValues, toBookingEditPayload } from '@schema/forms/bookings/booking-edit';
import {
  editFormDays,
  perDayTextAfterTotal,
  totalTextAfterPerDay,
} from '@schema/values/money/price-coupling';

/** What the edit form reads of a booking. Instants are ISO strings, amounts are roubles. */
export interface EditedBooking {
  readonly carId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly totalPrice?: number | null;
  /** Agreed by hand: no estimate replaces it. */
  readonly priceEdited?: boolean;
  readonly depositAmount?: number | null;
  readonly depositComment?: string | null;
}

/** The edit form while it is changed: what is sent, the car, the per-day price and whose the price is. */
export interface EditBookingValues extends BookingEditValues {
  carId: number;
  perDay: string;
  /** The price is a person's, typed here or agreed before: the estimate is offered and fills nothing. */
  isPriceTyped: boolean;
}

export function editBookingValues(booking: EditedBooking): EditBookingValues {
  return coupled({
    carId: booking.carId,
    startDate: booking.startDate,
    endDate: booking.endDate,
    perDay: '',
    totalPrice: typedAmount(booking.totalPrice),
    isPriceTyped: !followsTariff(booking),
    depositAmount: typedAmount(booking.depositAmount),
    depositComment: booking.depositComment ?? '',
  });
}

/** Days as this form counts them, hours / 24 and at least 1; 1 while the period cannot be read. */
export function editedDays(values: Pick<BookingEditValues, 'startDate' | 'endDate'>): number {
  const period = readPeriod(values);
  return period ? editFormDays(period) : 1;
}

/** A total was typed: per-day is total / days to the nearest 100 (requirements.md, K24). */
export function withTotal(values: EditBookingValues, totalPrice: string): EditBookingValues {
  return coupled({ ...values, totalPrice, isPriceTyped: true });
}

/** A per-day price was typed: the total is per-day × days. */
export function withPerDay(values: EditBookingValues, perDay: string): EditBookingValues {
  const totalPrice = groupedAmount(totalTextAfterPerDay(perDay, editedDays(values)));
  return { ...values, perDay, totalPrice, isPriceTyped: true };
}

/** After the pickup was changed; the total waits for its estimate, and the day follows it. */
export function withStart(values: EditBookingValues, startDate: string): EditBookingValues {
  return coupled(withLiftedEnd({ ...values, startDate }));
}

export function withEnd(values: EditBookingValues, endDate: string): EditBookingValues {
  return coupled({ ...values, endDate });
}

/** When the return field is left. */
export function withSettledEnd(values: EditBookingValues): EditBookingValues {
  return coupled(withLiftedEnd(values));
}

/** Do the dates or the car differ from those the form opened with? Only then is a price asked for. */
export function isMoved(opened: EditedBooking, values: EditBookingValues): boolean {
  return (
    values.startDate !== opened.startDate ||
    values.endDate !== opened.endDate ||
    values.carId !== opened.carId
  );
}

/**
 * The total after the estimate came (roubles) or failed (null). Where nothing is moved, and where the
 * tariffs give no price, it is the booking's own: what they said about other dates must not be saved.
 */
export function withEstimate(
  values: EditBookingValues,
  opened: EditedBooking,
  total: number | null,
): EditBookingValues {
  if (values.isPriceTyped) return values;
  const agreed = !isMoved(opened, values) || total === null ? opened.totalPrice : total;
  const totalPrice = typedAmount(agreed);
  return totalPrice === values.totalPrice ? values : coupled({ ...values, totalPrice });
}

/** The price that was typed or kept is given up for the estimate's. */
export function withTariffPrice(values: EditBookingValues, total: number): EditBookingValues {
  return coupled({ ...values, totalPrice: typedAmount(total), isPriceTyped: false });
}

/** Would saving change anything? An unchanged form cannot be submitted (requirements.md, K32). */
export function isChanged(booking: EditedBooking, values: EditBookingValues): boolean {
  const sent = ({ carId, ...rest }: EditBookingValues) =>
    JSON.stringify([carId, toBookingEditPayload(rest)]);
  return sent(editBookingValues(booking)) !== sent(values);
}

/** The per-day price of the total as it is. */
function coupled(values: EditBookingValues): EditBookingValues {
  const perDay = perDayTextAfterTotal(values.totalPrice, editedDays(values), true);
  return { ...values, perDay: groupedAmount(perDay) };
}
