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

/** The order in which the error box names what is wrong (requirements.md, K30). */
const order = [
  period.timesRequired,
  period.invalid,
  period.endBeforeStart,
  period.tooLong,
  booking.totalPriceInvalidOnEdit,
  booking.depositInvalid,
];

/** What the form holds while it is edited. Instants are ISO strings, '' while unset. */
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

/** What is sent (requirements.md, K31, K33). Amounts in roubles; an empty one is null. */
export interface BookingEditPayload {
  startDate: string;
  endDate: string;
  totalPrice: number | null;
  depositAmount: number | null;
  depositComment: string | null;
}

/** Checks what was sent, or the same once the door has made instants and kopecks of it. */
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

/** Call it on values that passed `bookingEditForm`. */
export function toBookingEditPayload(values: BookingEditValues): BookingEditPayload {
  return {
    startDate: values.startDate,
    endDate: values.endDate,
    totalPrice: parseAmount(values.totalPrice),
    depositAmount: parseAmount(values.depositAmount),
    depositComment: trimmedOrNull(values.depositComment),
  };
}
