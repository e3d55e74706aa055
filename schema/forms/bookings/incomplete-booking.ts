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
 * The repair of an incomplete booking: what is asked is what a new booking asks, in the same words
 * (requirements.md, K7), and the car as well, since it may be missing.
 */
export interface IncompleteBookingValues extends BookingCreateValues {
  carId: number | null;
}

export const incompleteBookingForm = bookingCreateForm.shape({
  carId: reference(MESSAGES.booking.carRequired),
});

/** What is sent: amounts in roubles, instants in ISO 8601. */
export interface IncompleteBookingPayload extends BookingCreatePayload {
  /** The version that was read; missing: whatever it is. */
  version?: number | null;
}

/** Checks what was sent, or the same once the door has made instants and kopecks of it. */
export const incompleteBookingPayload = bookingCreatePayload.shape({ version: optionalVersion() });

/** Call it on values that passed `incompleteBookingForm`, so the car is there. */
export function toIncompleteBookingPayload(
  values: IncompleteBookingValues,
  version: number,
): IncompleteBookingPayload {
  return { ...toBookingCreatePayload(values.carId ?? 0, values), version };
}
