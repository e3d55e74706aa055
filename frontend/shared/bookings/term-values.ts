import { BOOKING_FIELDS, type BookingFieldName } from '@schema/fields/booking-fields';
import type { BookingCreateValues } from '@schema/forms/bookings/booking-create';
import { typedAmount } from '../forms/typed-amount';
import type { BookingFacts } from './booking-facts';

/** The terms of a booking as their fields hold them. */
type TermValues = Pick<BookingCreateValues, BookingFieldName>;

type Comment = {
  [Name in BookingFieldName]: (typeof BOOKING_FIELDS)[Name]['kind'] extends 'text' ? Name : never;
}[BookingFieldName];

const NAMES = Object.keys(BOOKING_FIELDS) as BookingFieldName[];

/** The texts between the deposit and the notes, in the order of forms. */
export const COMMENTS = NAMES.filter(
  (name): name is Exclude<Comment, 'notes'> =>
    BOOKING_FIELDS[name].kind === 'text' && name !== 'notes',
);

const typed = (value: string | number | null | undefined) =>
  typeof value === 'number' ? typedAmount(value) : (value ?? '');

/** The terms of a booking as typed; what is absent is ''. */
export function termsOf(booking: Partial<Pick<BookingFacts, BookingFieldName>>): TermValues {
  // Object.fromEntries loses the names.
  return Object.fromEntries(NAMES.map((name) => [name, typed(booking[name])])) as TermValues;
}

interface DefaultedDeposit {
  readonly carId: number | null;
  readonly depositAmount: string;
  /** The car's deposit no longer replaces it. */
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
