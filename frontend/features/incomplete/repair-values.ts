import { termsOf } from '@frontend/shared/bookings/terms/term-values';
import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { periodRules } from '@frontend/shared/forms/typed-period';
import type { IncompleteBookingValues } from '@schema/forms/bookings/incomplete-booking';
import { formatPhone, normalisePhone } from '@schema/values/people/phone';
import type { IncompleteBooking } from './incomplete-booking';

/** State of the repair form: the mutation's input, and whether price and deposit are typed. */
export interface RepairValues extends IncompleteBookingValues {
  /** A price was typed or recorded: the tariff does not replace it. */
  isPriceTyped: boolean;
  isDepositTyped: boolean;
}

/** Initial form values: all parsed fields; unparsed ones are shown beside their field. */
export function repairValues(booking: IncompleteBooking): RepairValues {
  const { customerPhone } = booking;
  const phone = customerPhone && normalisePhone(customerPhone);
  return {
    ...termsOf(booking),
    carId: booking.carId,
    startDate: booking.startDate ?? '',
    endDate: booking.endDate ?? '',
    fullName: booking.customerName?.trim() ?? '',
    phone: phone ? formatPhone(phone) : '',
    isPriceTyped: booking.totalPrice !== null,
    isDepositTyped: booking.depositAmount !== null,
    sourceId: booking.sourceId,
  };
}

/** The recorded phone if it is not a valid number. */
export function unreadPhone({ customerPhone }: IncompleteBooking): string | null {
  const text = customerPhone?.trim();
  return text && normalisePhone(text) === null ? text : null;
}

/** The default deposit of the recorded car, once the cars are loaded (requirements.md, K19). */
export function withDefaultDeposit(was: RepairValues, deposit: number | null): RepairValues {
  const isSettled = was.isDepositTyped || was.depositAmount !== '' || deposit === null;
  return isSettled ? was : { ...was, depositAmount: typedAmount(deposit) };
}

export const { withStart, withEnd, withSettledEnd } = periodRules((was: RepairValues) => was);

export function withTotal(was: RepairValues, totalPrice: string): RepairValues {
  return { ...was, totalPrice, isPriceTyped: true };
}

/** Applies the tariff total, roubles; a typed or recorded price stays. */
export function withTariff(was: RepairValues, total: number): RepairValues {
  const totalPrice = typedAmount(total);
  if (was.isPriceTyped || was.totalPrice === totalPrice) return was;
  return { ...was, totalPrice };
}

/** The first missing field of a repair, in the order of the form; null: all are filled. */
export function firstMissing(values: RepairValues): keyof RepairValues | null {
  const { carId, startDate, endDate, fullName, phone } = values;
  const isMissing = {
    carId: carId === null,
    startDate: startDate === '',
    // An end before its start is corrected at the end.
    endDate: endDate === '' || endDate < startDate,
    fullName: fullName === '',
    phone: phone === '',
  };
  const names = Object.keys(isMissing) as (keyof typeof isMissing)[];
  return names.find((name) => isMissing[name]) ?? null;
}

/** Whether the user changed anything, other than default price and deposit. */
export function isTouched(opened: RepairValues, now: RepairValues): boolean {
  const { totalPrice, depositAmount, ...kept } = opened;
  const typed = Object.keys(kept) as (keyof typeof kept)[];
  return (
    typed.some((name) => now[name] !== opened[name]) ||
    (now.isPriceTyped && now.totalPrice !== totalPrice) ||
    (now.isDepositTyped && now.depositAmount !== depositAmount)
  );
}
