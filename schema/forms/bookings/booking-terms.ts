import {
  BOOKING_FIELDS,
  type BookingFieldName,
  type BookingTerms,
  textTerms,
} from '@schema/fields/booking-fields';
import { MESSAGES } from '@schema/messages';
import { parseAmount } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import { amountInput, optionalAmount, optionalText } from '../fields/fields';

const { depositInvalid } = MESSAGES.booking;

const texts = textTerms((name) => optionalText(BOOKING_FIELDS[name].limit));

/** Values of the terms while editing. */
export type TypedTerms = Record<BookingFieldName, string>;

/** Shapes of the terms in a form, except the price, which differs by form. */
export const termInputs = {
  depositAmount: amountInput(depositInvalid, { mayBeEmpty: true }),
  ...texts,
} satisfies Record<Exclude<BookingFieldName, 'totalPrice'>, unknown>;

/** The same shapes in a request body. */
export const termValues = {
  depositAmount: optionalAmount(depositInvalid),
  ...texts,
} satisfies Record<Exclude<BookingFieldName, 'totalPrice'>, unknown>;

/** Terms in a request: amounts in roubles, texts trimmed; empty values are null. */
export function typedTerms(values: TypedTerms): BookingTerms<number> {
  return {
    totalPrice: parseAmount(values.totalPrice),
    depositAmount: parseAmount(values.depositAmount),
    ...textTerms((name) => trimmedOrNull(values[name])),
  };
}
