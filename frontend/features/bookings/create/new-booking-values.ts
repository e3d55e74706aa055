import { termsOf } from '@frontend/shared/bookings/terms/term-values';
import { groupedAmount, typedAmount } from '@frontend/shared/forms/typed-amount';
import { daysOf, periodRules, type TypedPeriod } from '@frontend/shared/forms/typed-period';
import type { BookingCreateValues } from '@schema/forms/bookings/booking-create';
import { perDayTextAfterTotal, totalTextAfterPerDay } from '@schema/values/money/price-per-day';
import { formatPhone } from '@schema/values/people/phone';
import { parseInstant } from '@schema/values/time/instant';
import type { BookingDraft } from './booking-draft';

/** The source of the price: the tariffs until a price is typed (requirements.md, K22). */
type PriceOrigin = 'estimate' | 'perDay' | 'total';

/** State of the new-booking form: the mutation's input and form-only values. */
export interface NewBookingValues extends BookingCreateValues {
  carId: number;
  perDay: string;
  priceOrigin: PriceOrigin;
  /** Set once the user types a deposit or chooses a source: defaults no longer replace it. */
  isDepositTyped: boolean;
  isSourceChosen: boolean;
}

/**
 * Initial form values; `carDeposit` is the car's own, roubles (requirements.md, K19). An extension
 * has no deposit: the company keeps the deposit of the extended booking.
 */
export function newBookingValues(draft: BookingDraft, carDeposit: number): NewBookingValues {
  return {
    ...termsOf({ depositAmount: draft.extended ? 0 : carDeposit }),
    carId: draft.carId,
    startDate: draft.startDate.toISOString(),
    endDate: draft.endDate.toISOString(),
    fullName: draft.fullName ?? '',
    phone: draft.phone ? formatPhone(draft.phone) : '',
    perDay: '',
    priceOrigin: 'estimate',
    isDepositTyped: draft.extended !== undefined,
    sourceId: draft.sourceId ?? null,
    isSourceChosen: draft.sourceId !== undefined,
  };
}

export const { withStart, withEnd, withSettledEnd } = periodRules(repriced);

/** Sets the per-day price; total = per-day × days. */
export function withPerDay(values: NewBookingValues, perDay: string): NewBookingValues {
  return repriced({ ...values, perDay, priceOrigin: 'perDay' });
}

/** Sets the total; per-day = total / days. */
export function withTotal(values: NewBookingValues, totalPrice: string): NewBookingValues {
  return repriced({ ...values, totalPrice, priceOrigin: 'total' });
}

/**
 * Applies an estimate (roubles). Null, a failed estimate, clears the price: a price of other dates
 * must not be saved. A typed price stays.
 */
export function withEstimate(values: NewBookingValues, total: number | null): NewBookingValues {
  if (values.priceOrigin !== 'estimate') return values;
  const totalPrice = typedAmount(total);
  const next = { ...values, totalPrice, perDay: perDayOf(totalPrice, values) };
  const isSame = next.totalPrice === values.totalPrice && next.perDay === values.perDay;
  return isSame ? values : next;
}

export function withTariffPrice(values: NewBookingValues, total: number): NewBookingValues {
  return withEstimate({ ...values, priceOrigin: 'estimate' }, total);
}

export function withSource(values: NewBookingValues, sourceId: number | null): NewBookingValues {
  return { ...values, sourceId, isSourceChosen: true };
}

/** Selects the first source unless one was chosen (requirements.md, K20). */
export function withDefaultSource(
  values: NewBookingValues,
  firstSourceId: number | null,
): NewBookingValues {
  const isSettled = values.isSourceChosen || values.sourceId === firstSourceId;
  return isSettled ? values : { ...values, sourceId: firstSourceId };
}

/** Whether the user changed anything, other than default price, deposit and source. */
export function isTouched(opened: NewBookingValues, values: NewBookingValues): boolean {
  const { perDay, totalPrice, depositAmount, sourceId, ...rest } = opened;
  const typed = Object.keys(rest) as (keyof typeof rest)[];
  return (
    typed.some((name) => values[name] !== opened[name]) ||
    (opened.isSourceChosen && values.sourceId !== sourceId)
  );
}

/**
 * Whether the pickup is in the past: shows a warning that blocks nothing (requirements.md, K18).
 */
export function isBackdated({ startDate }: TypedPeriod, now: Date): boolean {
  const start = parseInstant(startDate);
  return start !== null && start < now;
}

function perDayOf(totalPrice: string, values: TypedPeriod): string {
  return groupedAmount(perDayTextAfterTotal(totalPrice, daysOf(values)));
}

/** Recalculates the dependent amount; an estimated price is set by the response. */
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
