import { followsTariff } from '@frontend/shared/bookings/follows-tariff';
import { groupedAmount, typedAmount } from '@frontend/shared/forms/typed-amount';
import { readPeriod, withLiftedEnd } from '@frontend/shared/forms/typed-period';
import { type BookingEditValues, toBookingEditPayload } from '@schema/forms/bookings/booking-edit';
import {
  editFormDays,
  perDayTextAfterTotal,
  totalTextAfterPerDay,
} from '@schema/values/money/price-coupling';

/** Fields of a booking the edit form reads. Instants are ISO strings, amounts are roubles. */
export interface EditedBooking {
  readonly carId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly totalPrice?: number | null;
  /** Agreed manually: no estimate replaces it. */
  readonly priceEdited?: boolean;
  readonly depositAmount?: number | null;
  readonly depositComment?: string | null;
}

/** State of the edit form: the mutation's input, the car, the per-day price and its origin. */
export interface EditBookingValues extends BookingEditValues {
  carId: number;
  perDay: string;
  /** The user typed the price, now or before: an estimate is offered but not applied. */
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

/** Days, hours / 24 and at least 1; 1 for an invalid period. */
export function editedDays(values: Pick<BookingEditValues, 'startDate' | 'endDate'>): number {
  const period = readPeriod(values);
  return period ? editFormDays(period) : 1;
}

/** Sets the total; per-day = total / days to the nearest 100 (requirements.md, K24). */
export function withTotal(values: EditBookingValues, totalPrice: string): EditBookingValues {
  return coupled({ ...values, totalPrice, isPriceTyped: true });
}

/** Sets the per-day price; total = per-day × days. */
export function withPerDay(values: EditBookingValues, perDay: string): EditBookingValues {
  const totalPrice = groupedAmount(totalTextAfterPerDay(perDay, editedDays(values)));
  return { ...values, perDay, totalPrice, isPriceTyped: true };
}

/** Sets the pickup; the total waits for its estimate and the per-day price follows the total. */
export function withStart(values: EditBookingValues, startDate: string): EditBookingValues {
  return coupled(withLiftedEnd({ ...values, startDate }));
}

export function withEnd(values: EditBookingValues, endDate: string): EditBookingValues {
  return coupled({ ...values, endDate });
}

/** Called when the return field loses the focus. */
export function withSettledEnd(values: EditBookingValues): EditBookingValues {
  return coupled(withLiftedEnd(values));
}

/** Do the dates or the car differ from the opened booking? Only then is an estimate requested. */
export function isMoved(opened: EditedBooking, values: EditBookingValues): boolean {
  return (
    values.startDate !== opened.startDate ||
    values.endDate !== opened.endDate ||
    values.carId !== opened.carId
  );
}

/**
 * Applies an estimate (roubles) or its failure (null). Unmoved dates, or dates without a tariff
 * price, restore the booking's own total: that of other dates must not be saved.
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

export function withTariffPrice(values: EditBookingValues, total: number): EditBookingValues {
  return coupled({ ...values, totalPrice: typedAmount(total), isPriceTyped: false });
}

/** Would a save change anything? An unchanged form cannot be submitted (requirements.md, K32). */
export function isChanged(booking: EditedBooking, values: EditBookingValues): boolean {
  const sent = ({ carId, ...rest }: EditBookingValues) =>
    JSON.stringify([carId, toBookingEditPayload(rest)]);
  return sent(editBookingValues(booking)) !== sent(values);
}

function coupled(values: EditBookingValues): EditBookingValues {
  const perDay = perDayTextAfterTotal(values.totalPrice, editedDays(values), true);
  return { ...values, perDay: groupedAmount(perDay) };
}
