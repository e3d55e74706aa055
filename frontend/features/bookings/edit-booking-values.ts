import { groupedAmount, typedAmount } from '@frontend/shared/forms/typed-amount';
import { readPeriod, withLiftedEnd } from '@frontend/shared/forms/typed-period';
import { type BookingEditValues, toBookingEditPayload } from '@schema/forms/booking-edit';
import {
  editFormDays,
  perDayTextAfterTotal,
  totalTextAfterPerDay,
} from '@schema/values/price-coupling';

/** What the edit form reads of a booking. Instants are ISO strings, amounts are roubles. */
export interface EditedBooking {
  readonly carId: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly totalPrice?: number | null;
  readonly depositAmount?: number | null;
  readonly depositComment?: string | null;
}

/** The edit form while it is changed: what is sent, the car, and the day the total follows. */
export interface EditBookingValues extends BookingEditValues {
  carId: number;
  perDay: string;
}

export function editBookingValues(booking: EditedBooking): EditBookingValues {
  return withTotal(
    {
      carId: booking.carId,
      startDate: booking.startDate,
      endDate: booking.endDate,
      perDay: '',
      totalPrice: '',
      depositAmount: typedAmount(booking.depositAmount),
      depositComment: booking.depositComment ?? '',
    },
    typedAmount(booking.totalPrice),
  );
}

/** Days as this form counts them, hours / 24 and at least 1; 1 while the period cannot be read. */
export function editedDays(values: Pick<BookingEditValues, 'startDate' | 'endDate'>): number {
  const period = readPeriod(values);
  return period ? editFormDays(period) : 1;
}

/** A total was typed or agreed: per-day is total / days to the nearest 100 (spec 1, §4). */
export function withTotal(values: EditBookingValues, totalPrice: string): EditBookingValues {
  const perDay = groupedAmount(perDayTextAfterTotal(totalPrice, editedDays(values), true));
  return { ...values, totalPrice, perDay };
}

/** A per-day price was typed: the total is per-day × days. */
export function withPerDay(values: EditBookingValues, perDay: string): EditBookingValues {
  const totalPrice = groupedAmount(totalTextAfterPerDay(perDay, editedDays(values)));
  return { ...values, perDay, totalPrice };
}

/**
 * New dates keep the agreed total, and the day follows: a return moved by two hours must not change
 * the price behind anybody's back. The tariff's price is offered beside. Decided here.
 */
export function withStart(values: EditBookingValues, startDate: string): EditBookingValues {
  return repriced(withLiftedEnd({ ...values, startDate }));
}

export function withEnd(values: EditBookingValues, endDate: string): EditBookingValues {
  return repriced({ ...values, endDate });
}

/** When the return field is left. */
export function withSettledEnd(values: EditBookingValues): EditBookingValues {
  return repriced(withLiftedEnd(values));
}

/** Would saving change anything? (spec 1, §4: an unchanged form cannot be submitted) */
export function isChanged(booking: EditedBooking, values: EditBookingValues): boolean {
  const sent = ({ carId, ...rest }: EditBookingValues) =>
    JSON.stringify([carId, toBookingEditPayload(rest)]);
  return sent(editBookingValues(booking)) !== sent(values);
}

function repriced(values: EditBookingValues): EditBookingValues {
  return withTotal(values, values.totalPrice);
}
