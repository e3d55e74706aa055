import { groupedAmount, typedAmount } from '@frontend/shared/forms/typed-amount';
import { readPeriod, type TypedPeriod, withLiftedEnd } from '@frontend/shared/forms/typed-period';
import type { BookingCreateValues } from '@schema/forms/bookings/booking-create';
import { perDayTextAfterTotal, totalTextAfterPerDay } from '@schema/values/money/price-coupling';
import { formatPhone } from '@schema/values/people/phone';
import { parseInstant } from '@schema/values/time/instant';
import { rentalDays } from '@schema/values/time/period';
import type { BookingDraft } from './booking-draft';

/** What the amounts follow: the tariffs until a price is typed (requirements.md, K22). */
export type PriceOrigin = 'estimate' | 'perDay' | 'total';

/** The new-booking form while it is filled in: what is sent, and what only the form needs. */
export interface NewBookingValues extends BookingCreateValues {
  carId: number;
  perDay: string;
  priceOrigin: PriceOrigin;
  /** Somebody typed a deposit or chose a source, so a default may not replace it. */
  isDepositTyped: boolean;
  isSourceChosen: boolean;
}

/** What the form opens with; the deposit is the car's own, roubles (requirements.md, K19). */
export function newBookingValues(draft: BookingDraft, carDeposit: number): NewBookingValues {
  return {
    carId: draft.carId,
    startDate: draft.startDate.toISOString(),
    endDate: draft.endDate.toISOString(),
    fullName: draft.fullName ?? '',
    phone: draft.phone ? formatPhone(draft.phone) : '',
    perDay: '',
    totalPrice: '',
    priceOrigin: 'estimate',
    depositAmount: typedAmount(carDeposit),
    isDepositTyped: false,
    depositComment: '',
    notes: '',
    sourceId: draft.sourceId ?? null,
    isSourceChosen: draft.sourceId !== undefined,
  };
}

/** Days the rental is priced as; 1 while the period cannot be read. */
export function daysOf(values: TypedPeriod): number {
  const period = readPeriod(values);
  return period ? rentalDays(period) : 1;
}

/** After the pickup was changed: the return follows, and so do the amounts. */
export function withStart(values: NewBookingValues, startDate: string): NewBookingValues {
  return repriced(withLiftedEnd({ ...values, startDate }));
}

/** After the return was changed. */
export function withEnd(values: NewBookingValues, endDate: string): NewBookingValues {
  return repriced({ ...values, endDate });
}

/** When the return field is left. */
export function withSettledEnd(values: NewBookingValues): NewBookingValues {
  return repriced(withLiftedEnd(values));
}

/** A per-day price was typed: the total is per-day × days. */
export function withPerDay(values: NewBookingValues, perDay: string): NewBookingValues {
  return repriced({ ...values, perDay, priceOrigin: 'perDay' });
}

/** A total was typed: per-day is total / days. */
export function withTotal(values: NewBookingValues, totalPrice: string): NewBookingValues {
  return repriced({ ...values, totalPrice, priceOrigin: 'total' });
}

/**
 * The estimate came (roubles), or failed (null: what it said about other dates must not be saved).
 * A typed price stays.
 */
export function withEstimate(values: NewBookingValues, total: number | null): NewBookingValues {
  if (values.priceOrigin !== 'estimate') return values;
  const totalPrice = typedAmount(total);
  const next = { ...values, totalPrice, perDay: perDayOf(totalPrice, values) };
  const isSame = next.totalPrice === values.totalPrice && next.perDay === values.perDay;
  return isSame ? values : next;
}

/** The typed price is given up for the estimate's. */
export function withTariffPrice(values: NewBookingValues, total: number): NewBookingValues {
  return withEstimate({ ...values, priceOrigin: 'estimate' }, total);
}

/** Another car takes the booking; its own deposit comes along unless one was typed. */
export function withCar(
  values: NewBookingValues,
  carId: number,
  carDeposit: number,
): NewBookingValues {
  const depositAmount = values.isDepositTyped ? values.depositAmount : typedAmount(carDeposit);
  return { ...values, carId, depositAmount };
}

/** The sources came: the first is the default unless one was chosen (requirements.md, K20). */
export function withDefaultSource(
  values: NewBookingValues,
  firstSourceId: number | null,
): NewBookingValues {
  const isSettled = values.isSourceChosen || values.sourceId === firstSourceId;
  return isSettled ? values : { ...values, sourceId: firstSourceId };
}

/** Did a person change anything? A price, a deposit or a source that came by itself is no change. */
export function isTouched(opened: NewBookingValues, values: NewBookingValues): boolean {
  const typed = ['startDate', 'endDate', 'fullName', 'phone', 'depositComment', 'notes'] as const;
  return (
    values.carId !== opened.carId ||
    values.priceOrigin !== 'estimate' ||
    values.isDepositTyped ||
    values.isSourceChosen !== opened.isSourceChosen ||
    (opened.isSourceChosen && values.sourceId !== opened.sourceId) ||
    typed.some((name) => values[name] !== opened[name])
  );
}

/** Is the pickup in the past? Then a warning shows, which blocks nothing (requirements.md, K18). */
export function isBackdated({ startDate }: TypedPeriod, now: Date): boolean {
  const start = parseInstant(startDate);
  return start !== null && start < now;
}

function perDayOf(totalPrice: string, values: TypedPeriod): string {
  return groupedAmount(perDayTextAfterTotal(totalPrice, daysOf(values)));
}

/** Brings the following amount up to date; the estimate's own amounts wait for its answer. */
function repriced(values: NewBookingValues): NewBookingValues {
  if (values.priceOrigin === 'perDay') {
    const totalPrice = groupedAmount(totalTextAfterPerDay(values.perDay, daysOf(values)));
    return { ...values, totalPrice };
  }
  if (values.priceOrigin === 'total') {
    return { ...values, perDay: perDayOf(values.totalPrice, values) };
  }
  return values;
}
