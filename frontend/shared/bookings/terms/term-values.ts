import { typedAmount } from '@frontend/shared/forms/typed-amount';
import {
  BOOKING_FIELD_NAMES,
  BOOKING_FIELDS,
  type BookingTextName,
  type SomeTerms,
} from '@schema/fields/booking-fields';
import type { TypedTerms } from '@schema/forms/bookings/booking-terms';

/** The texts between the deposit and the notes, in the order of forms. */
export const COMMENTS = BOOKING_FIELD_NAMES.filter(
  (name): name is Exclude<BookingTextName, 'notes'> =>
    BOOKING_FIELDS[name].kind === 'text' && name !== 'notes',
);

const typed = (value: string | number | null | undefined) =>
  typeof value === 'number' ? typedAmount(value) : (value ?? '');

/** The terms of a booking as typed; absent ones are ''. */
export function termsOf(booking: SomeTerms<number>): TypedTerms {
  // Object.fromEntries loses the names.
  return Object.fromEntries(
    BOOKING_FIELD_NAMES.map((name) => [name, typed(booking[name])]),
  ) as TypedTerms;
}

interface DefaultedDeposit {
  readonly carId: number | null;
  readonly depositAmount: string;
  /** The deposit was typed: a change of car does not replace it. */
  readonly isDepositTyped: boolean;
}

export function withDeposit<Values extends DefaultedDeposit>(
  was: Values,
  depositAmount: string,
): Values {
  return { ...was, depositAmount, isDepositTyped: true };
}

/** Changes the car and takes its deposit, roubles, unless one was typed (requirements.md, K19). */
export function withCar<Values extends DefaultedDeposit>(
  was: Values,
  carId: Values['carId'],
  carDeposit: number | null,
): Values {
  const depositAmount = was.isDepositTyped ? was.depositAmount : typedAmount(carDeposit);
  return { ...was, carId, depositAmount };
}
