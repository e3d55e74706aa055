import type { BookingFacts } from '@frontend/shared/bookings/booking-facts';
import { followsTariff, movePricing } from '@frontend/shared/bookings/terms/follows-tariff';
import { termsOf } from '@frontend/shared/bookings/terms/term-values';
import { groupedAmount, typedAmount } from '@frontend/shared/forms/typed-amount';
import { daysOf, periodRules, type TypedPeriod } from '@frontend/shared/forms/typed-period';
import { type BookingEditValues, toBookingEditPayload } from '@schema/forms/bookings/booking-edit';
import { perDayTextAfterTotal, totalTextAfterPerDay } from '@schema/values/money/price-per-day';
import { editFormDays } from '@schema/values/time/rental-days';
import { trimmedOrNull } from '@schema/values/words/text';

/** Fields of a booking used by the edit form. */
export type EditedBooking = Pick<BookingFacts, 'carId' | 'startDate' | 'endDate'> &
  Partial<BookingFacts>;

/** State of the edit form: the mutation's input, the car, the per-day price and its origin. */
export interface EditBookingValues extends BookingEditValues {
  carId: number;
  perDay: string;
  /** The user typed the price, now or before: an estimate is offered but not applied. */
  isPriceTyped: boolean;
  /** The user chose the tariff of another car: the total is updated by it. */
  isTariffTaken: boolean;
}

/** Fields that change the price: the car and the dates. */
export const PRICED_FIELDS = [
  ...(['carId', 'startDate', 'endDate', 'totalPrice'] as const),
  ...(['perDay', 'isPriceTyped', 'isTariffTaken'] as const),
];

export function editBookingValues(booking: EditedBooking): EditBookingValues {
  return coupled({
    ...termsOf(booking),
    sourceId: booking.sourceId ?? null,
    carId: booking.carId,
    startDate: booking.startDate,
    endDate: booking.endDate,
    perDay: '',
    isPriceTyped: !followsTariff(booking),
    isTariffTaken: false,
  });
}

/** Sets the total; per-day = total / days to the nearest 100 (requirements.md, K24). */
export function withTotal(values: EditBookingValues, totalPrice: string): EditBookingValues {
  return coupled({ ...values, totalPrice, isPriceTyped: true, isTariffTaken: false });
}

/** Sets the per-day price; total = per-day × days. */
export function withPerDay(values: EditBookingValues, perDay: string): EditBookingValues {
  const totalPrice = groupedAmount(totalTextAfterPerDay(perDay, daysOf(values, editFormDays)));
  return { ...values, perDay, totalPrice, isPriceTyped: true, isTariffTaken: false };
}

/** Sets both dates at once. */
export const withPeriod = (was: EditBookingValues, { startDate, endDate }: TypedPeriod) =>
  coupled({ ...was, startDate, endDate });

/** The total is set by its estimate, the per-day price by the total. */
export const { withStart, withEnd, withSettledEnd } = periodRules(coupled);

/**
 * Whether the dates or the car differ from the opened booking; only then is an estimate requested.
 */
export function isMoved(opened: EditedBooking, values: EditBookingValues): boolean {
  return (
    values.startDate !== opened.startDate ||
    values.endDate !== opened.endDate ||
    values.carId !== opened.carId
  );
}

/**
 * Whether the estimate updates the total. With another car alone the total stays, and the tariff is
 * offered.
 */
export function followsEstimate(opened: EditedBooking, values: EditBookingValues): boolean {
  if (values.isPriceTyped) return false;
  if (values.isTariffTaken) return isMoved(opened, values);
  return movePricing(opened, values) === 'tariff';
}

/**
 * Applies an estimate (roubles) or its failure (null). The booking's own dates, or dates without a
 * tariff price, restore its own total: a total of other dates must not be saved.
 */
export function withEstimate(
  values: EditBookingValues,
  opened: EditedBooking,
  total: number | null,
): EditBookingValues {
  if (values.isPriceTyped) return values;
  const agreed = followsEstimate(opened, values) && total !== null ? total : opened.totalPrice;
  const totalPrice = typedAmount(agreed);
  return totalPrice === values.totalPrice ? values : coupled({ ...values, totalPrice });
}

export function withTariffPrice(values: EditBookingValues, total: number): EditBookingValues {
  return coupled({
    ...values,
    totalPrice: typedAmount(total),
    isPriceTyped: false,
    isTariffTaken: true,
  });
}

/** The comment and the source, if they differ from the opened booking. */
export function changedRemarks(opened: EditedBooking, values: EditBookingValues) {
  const notes = trimmedOrNull(values.notes);
  const { sourceId } = values;
  return {
    ...(notes !== trimmedOrNull(opened.notes) && { notes }),
    ...(sourceId !== (opened.sourceId ?? null) && { sourceId }),
  };
}

/** The input that restores the opened values after these were saved. */
export function formerInput(opened: EditedBooking, saved: EditBookingValues) {
  const { carId, ...former } = editBookingValues(opened);
  const { notes, sourceId } = saved;
  return {
    ...toBookingEditPayload(former),
    ...changedRemarks({ ...opened, notes, sourceId }, { carId, ...former }),
    ...(carId !== saved.carId && { carId }),
  };
}

/**
 * Whether a save would change anything. An unchanged form cannot be submitted (requirements.md,
 * K32).
 */
export function isChanged(booking: EditedBooking, values: EditBookingValues): boolean {
  const sent = ({ carId, ...rest }: EditBookingValues) =>
    JSON.stringify([carId, rest.sourceId, trimmedOrNull(rest.notes), toBookingEditPayload(rest)]);
  return sent(editBookingValues(booking)) !== sent(values);
}

function coupled(values: EditBookingValues): EditBookingValues {
  const perDay = perDayTextAfterTotal(values.totalPrice, daysOf(values, editFormDays), true);
  return { ...values, perDay: groupedAmount(perDay) };
}
