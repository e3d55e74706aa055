import type { BookingTerms } from '@schema/fields/booking-fields';
import { MESSAGES } from '@schema/messages';
import {
  amountInput,
  optionalAmount,
  optionalReference,
  optionalVersion,
  shapeOf,
} from '../fields/fields';
import { periodFields } from '../fields/period-fields';
import { type TypedTerms, termInputs, termValues, typedTerms } from './booking-terms';

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
export interface BookingEditValues extends TypedTerms {
  startDate: string;
  endDate: string;
  sourceId: number | null;
}

export const bookingEditForm = shapeOf(
  {
    ...periodFields(period),
    totalPrice: amountInput(booking.totalPriceInvalidOnEdit, { mayBeEmpty: true }),
    ...termInputs,
    sourceId: optionalReference(booking.sourceInvalid),
  },
  order,
);

/**
 * The documented request body (requirements.md, K31, K33). Amounts in roubles; an empty one is
 * null. Notes and source are added when changed.
 */
interface BookingEditPayload extends Omit<BookingTerms<number>, 'notes'> {
  startDate: string;
  endDate: string;
}

/** Validates a payload, before or after its conversion to instants and kopecks. */
export const bookingEditPayload = shapeOf(
  {
    ...periodFields(period),
    totalPrice: optionalAmount(booking.totalPriceInvalidOnEdit),
    ...termValues,
    sourceId: optionalReference(booking.sourceInvalid),
    carId: optionalReference(booking.carRequired),
    version: optionalVersion(),
  },
  order,
);

/** Requires values valid by `bookingEditForm`. */
export function toBookingEditPayload(
  values: Omit<BookingEditValues, 'notes' | 'sourceId'>,
): BookingEditPayload {
  const { notes: _notes, ...terms } = typedTerms({ ...values, notes: '' });
  return { startDate: values.startDate, endDate: values.endDate, ...terms };
}
