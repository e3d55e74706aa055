import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { withLiftedEnd } from '@frontend/shared/forms/typed-period';
import type { IncompleteBookingValues } from '@schema/forms/bookings/incomplete-booking';
import { formatPhone, normalisePhone } from '@schema/values/people/phone';
import type { IncompleteBooking } from './incomplete-booking';

/** The form of a repair: what is sent, and whose words price and deposit are. */
export interface RepairValues extends IncompleteBookingValues {
  /** Somebody typed a price, or one was recorded: the tariffs may not replace it. */
  isPriceTyped: boolean;
  isDepositTyped: boolean;
}

/** What the form opens with: all that could be read. What could not is shown beside its field. */
export function repairValues(booking: IncompleteBooking): RepairValues {
  const { customerPhone, totalPrice, depositAmount } = booking;
  const phone = customerPhone && normalisePhone(customerPhone);
  return {
    carId: booking.carId ?? null,
    startDate: booking.startDate ?? '',
    endDate: booking.endDate ?? '',
    fullName: booking.customerName?.trim() ?? '',
    phone: phone ? formatPhone(phone) : '',
    totalPrice: typedAmount(totalPrice),
    isPriceTyped: totalPrice != null,
    depositAmount: typedAmount(depositAmount),
    isDepositTyped: depositAmount != null,
    depositComment: booking.depositComment ?? '',
    notes: booking.notes ?? '',
    sourceId: booking.sourceId ?? null,
  };
}

/** What was written for the phone, when no number can be made of it. */
export function unreadPhone({ customerPhone }: IncompleteBooking): string | null {
  const text = customerPhone?.trim();
  return text && normalisePhone(text) === null ? text : null;
}

/** Another car; its own deposit comes along unless one was written or typed. */
export function withCar(
  was: RepairValues,
  carId: number | null,
  deposit: number | null,
): RepairValues {
  const depositAmount = was.isDepositTyped ? was.depositAmount : typedAmount(deposit);
  return { ...was, carId, depositAmount };
}

/** The default deposit of the recorded car, once the cars are loaded (requirements.md, K19). */
export function withDefaultDeposit(was: RepairValues, deposit: number | null): RepairValues {
  const isSettled = was.isDepositTyped || was.depositAmount !== '' || deposit === null;
  return isSettled ? was : { ...was, depositAmount: typedAmount(deposit) };
}

/** After the pickup was changed: the return follows (requirements.md, K25). */
export function withStart(was: RepairValues, startDate: string): RepairValues {
  return withLiftedEnd({ ...was, startDate });
}

/** The tariffs' total came, roubles; a price of somebody's own stays. */
export function withTariff(was: RepairValues, total: number): RepairValues {
  const totalPrice = typedAmount(total);
  if (was.isPriceTyped || was.totalPrice === totalPrice) return was;
  return { ...was, totalPrice };
}

/** Did a person change anything? A price or a deposit that came by itself is no change. */
export function isTouched(opened: RepairValues, now: RepairValues): boolean {
  const { totalPrice, depositAmount, ...kept } = opened;
  const typed = Object.keys(kept) as (keyof typeof kept)[];
  return (
    typed.some((name) => now[name] !== opened[name]) ||
    (now.isPriceTyped && now.totalPrice !== totalPrice) ||
    (now.isDepositTyped && now.depositAmount !== depositAmount)
  );
}
