import { MESSAGES } from '@schema/messages';
import { parseAmount } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import {
  amountInput,
  optionalAmount,
  optionalReference,
  optionalText,
  optionalVersion,
  shapeOf,
} from '../fields/fields';
import { periodFields } from '../fields/period-fields';

const { booking, period } = MESSAGES;

/** Order of messages in the error box (requirements.md, K30). */
const order = [
  period.timesRequired,
  period.invalid,
  period.endBeforeStart,
  period.tooLong,
  booking.totalPriceInvalidOnEdit,
  booking.depositInvalid,
];

/** Form values while editing. Instants are ISO strings, '' while unset. */
export interface BookingEditValues {
  startDate: string;
  endDate: string;
  totalPrice: string;
  depositAmount: string;
  depositComment: string;
}

export const bookingEditForm = shapeOf(
  {
    ...periodFields(period),
    totalPrice: amountInput(booking.totalPriceInvalidOnEdit, { mayBeEmpty: true }),
    depositAmount: amountInput(booking.depositInvalid, { mayBeEmpty: true }),
    depositComment: optionalText(),
  },
  order,
);

/** The request body (requirements.md, K31, K33). Amounts in roubles; an empty one is null. */
export interface BookingEditPayload {
  startDate: string;
  endDate: string;
  totalPrice: number | null;
  depositAmount: number | null;
  depositComment: string | null;
}

/** Validates a payload, before or after its conversion to instants and kopecks. */
export const bookingEditPayload = shapeOf(
  {
    ...periodFields(period),
    totalPrice: optionalAmount(booking.totalPriceInvalidOnEdit),
    depositAmount: optionalAmount(booking.depositInvalid),
    depositComment: optionalText(),
    carId: optionalReference(booking.carRequired),
    version: optionalVersion(),
  },
  order,
);

/** Requires values valid by `bookingEditForm`. */
export function toBookingEditPayload(values: BookingEditValues): BookingEditPayload {
  return {
    startDate: values.startDate,
    endDate: values.endDate,
    totalPrice: parseAmount(values.totalPrice),
    depositAmount: parseAmount(values.depositAmount),
    depositComment: trimmedOrNull(values.depositComment),
  };
}
