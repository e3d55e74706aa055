import { MESSAGES } from '@schema/messages';
import { optionalVersion, reference } from '../fields/fields';
import {
  type BookingCreatePayload,
  type BookingCreateValues,
  bookingCreateForm,
  bookingCreatePayload,
  toBookingCreatePayload,
} from './booking-create';

/**
 * The repair of an incomplete booking: the fields and messages of a new booking (requirements.md,
 * K7), and the car, since it may be missing.
 */
export interface IncompleteBookingValues extends BookingCreateValues {
  carId: number | null;
}

export const incompleteBookingForm = bookingCreateForm.shape({
  carId: reference(MESSAGES.booking.carRequired),
});

/** The request body: amounts in roubles, instants in ISO 8601. */
export interface IncompleteBookingPayload extends BookingCreatePayload {
  /** The version read; absent: not checked. */
  version?: number | null;
}

/** Validates a payload, before or after its conversion to instants and kopecks. */
export const incompleteBookingPayload = bookingCreatePayload.shape({ version: optionalVersion() });

/** Requires values valid by `incompleteBookingForm`, so the car is present. */
export function toIncompleteBookingPayload(
  values: IncompleteBookingValues,
  version: number,
): IncompleteBookingPayload {
  return { ...toBookingCreatePayload(values.carId ?? 0, values), version };
}
