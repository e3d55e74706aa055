import { TEXT_LIMITS } from '@schema/constants';
import { MESSAGES } from '@schema/messages';
import { parseAmount } from '@schema/values/money/money';
import { isWholePhone, toWirePhone } from '@schema/values/people/phone';
import { trimmedOrNull } from '@schema/values/words/text';
import {
  amount,
  amountInput,
  optionalAmount,
  optionalReference,
  optionalText,
  partOf,
  reference,
  requiredText,
  shapeOf,
} from '../fields/fields';
import { periodFields } from '../fields/period-fields';

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
export interface BookingCreateValues {
  startDate: string;
  endDate: string;
  fullName: string;
  phone: string;
  totalPrice: string;
  depositAmount: string;
  depositComment: string;
  notes: string;
  sourceId: number | null;
}

const phone = requiredText(booking.phoneInvalid, TEXT_LIMITS.phone).test(
  'phone',
  booking.phoneInvalid,
  (value) => isWholePhone(value ?? ''),
);

export const bookingCreateForm = shapeOf(
  {
    ...periodFields(period),
    fullName: requiredText(booking.customerRequired, TEXT_LIMITS.name),
    phone,
    totalPrice: amountInput(booking.totalPriceInvalid, { mayBeEmpty: false }),
    depositAmount: amountInput(booking.depositInvalid, { mayBeEmpty: true }),
    depositComment: optionalText(),
    notes: optionalText(),
    sourceId: optionalReference(booking.sourceInvalid),
  },
  order,
);

/** The request body (requirements.md, K21): amounts in roubles, instants in ISO 8601. */
export interface BookingCreatePayload {
  carId: number;
  customer: { fullName: string; phone: string; email: string | null };
  startDate: string;
  endDate: string;
  totalPrice: number;
  depositAmount: number;
  depositComment: string | null;
  notes: string | null;
  sourceId: number | null;
}

/** Validates a payload, before or after its conversion to instants and kopecks. */
export const bookingCreatePayload = shapeOf(
  {
    carId: reference(booking.carRequired),
    ...periodFields(period),
    customer: partOf(
      {
        fullName: requiredText(booking.customerRequired, TEXT_LIMITS.name),
        phone,
        email: optionalText(TEXT_LIMITS.email),
      },
      booking.customerRequired,
    ),
    totalPrice: amount(booking.totalPriceInvalid),
    depositAmount: optionalAmount(booking.depositInvalid),
    depositComment: optionalText(),
    notes: optionalText(),
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
  return {
    carId,
    customer: {
      fullName: values.fullName.trim(),
      phone: toWirePhone(values.phone) ?? values.phone,
      email: null,
    },
    startDate: values.startDate,
    endDate: values.endDate,
    totalPrice: parseAmount(values.totalPrice) ?? 0,
    depositAmount: parseAmount(values.depositAmount) ?? 0,
    depositComment: trimmedOrNull(values.depositComment),
    notes: trimmedOrNull(values.notes),
    sourceId: values.sourceId,
  };
}
