import { TEXT_LIMITS } from '@schema/constants';
import type { BookingTerms } from '@schema/fields/booking-fields';
import {
  CUSTOMER_FIELDS,
  CUSTOMER_NOTE_NAMES,
  type CustomerDetails,
  customerDetails,
} from '@schema/fields/customer-fields';
import { recordOf } from '@schema/fields/record-of';
import { MESSAGES } from '@schema/messages';
import { isWholePhone, toWirePhone } from '@schema/values/people/phone';
import { cleanName } from '@schema/values/words/text';
import {
  amount,
  amountInput,
  optionalReference,
  optionalText,
  partOf,
  reference,
  requiredText,
  shapeOf,
} from '../fields/fields';
import { periodFields } from '../fields/period-fields';
import { type TypedTerms, termInputs, termValues, typedTerms } from './booking-terms';

const { booking, period } = MESSAGES;

/** Order of messages in the error box (requirements.md, K7). */
const order = [
  booking.carRequired,
  period.timesRequired,
  period.invalid,
  period.endBeforeStart,
  period.tooLong,
  booking.customerRequired,
  booking.phoneInvalid,
  booking.totalPriceInvalid,
  booking.depositInvalid,
];

/** Form values while editing. Instants are ISO strings, '' while unset. */
export interface BookingCreateValues extends TypedTerms {
  startDate: string;
  endDate: string;
  fullName: string;
  phone: string;
  sourceId: number | null;
}

const phone = requiredText(booking.phoneInvalid, TEXT_LIMITS.phone).test(
  'phone',
  booking.phoneInvalid,
  (value) => isWholePhone(value ?? ''),
);

export const bookingCustomerText = {
  fullName: requiredText(booking.customerRequired, TEXT_LIMITS.name),
  phone,
};

export const bookingCreateForm = shapeOf(
  {
    ...periodFields(period),
    ...bookingCustomerText,
    totalPrice: amountInput(booking.totalPriceInvalid, { mayBeEmpty: false }),
    ...termInputs,
    sourceId: optionalReference(booking.sourceInvalid),
  },
  order,
);

/** The request body (requirements.md, K21): amounts in roubles, instants in ISO 8601. */
export interface BookingCreatePayload extends BookingTerms<number> {
  carId: number;
  customer: CustomerDetails & { readonly phone: string };
  startDate: string;
  endDate: string;
  totalPrice: number;
  depositAmount: number;
  sourceId: number | null;
}

/** The customer in a request: found by phone or created. */
export const bookingCustomerPart = partOf(
  {
    ...bookingCustomerText,
    ...recordOf(CUSTOMER_NOTE_NAMES, (name) => optionalText(CUSTOMER_FIELDS[name].limit)),
  },
  booking.customerRequired,
);

/** Validates a payload, before or after its conversion to instants and kopecks. */
export const bookingCreatePayload = shapeOf(
  {
    carId: reference(booking.carRequired),
    ...periodFields(period),
    customer: bookingCustomerPart,
    totalPrice: amount(booking.totalPriceInvalid),
    ...termValues,
    sourceId: optionalReference(booking.sourceInvalid),
  },
  order,
);

/**
 * Converts form values to the payload: texts trimmed, an empty deposit 0, empty comments null, the
 * phone as + and 11 digits. Requires values valid by `bookingCreateForm`.
 */
export function toBookingCreatePayload(
  carId: number,
  values: BookingCreateValues,
): BookingCreatePayload {
  const terms = typedTerms(values);
  return {
    carId,
    customer: {
      ...customerDetails({ fullName: cleanName(values.fullName) }),
      phone: toWirePhone(values.phone) ?? values.phone,
    },
    startDate: values.startDate,
    endDate: values.endDate,
    ...terms,
    totalPrice: terms.totalPrice ?? 0,
    depositAmount: terms.depositAmount ?? 0,
    sourceId: values.sourceId,
  };
}
