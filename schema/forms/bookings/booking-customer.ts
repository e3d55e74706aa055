import { MESSAGES } from '@schema/messages';
import { flag, optionalReference, optionalVersion, shapeOf } from '../fields/fields';
import { bookingCustomerPart, bookingCustomerText } from './booking-create';

const { booking, customers } = MESSAGES;

/** The new customer of a booking: a known one by id, or one found by phone or created. */
export const bookingCustomerPayload = shapeOf(
  {
    customerId: optionalReference(customers.notFound),
    customer: bookingCustomerPart
      .optional()
      .nullable()
      .test(
        'given',
        booking.customerRequired,
        (customer, { parent }) => customer != null || parent.customerId != null,
      ),
    withExtensions: flag(),
    version: optionalVersion(),
  },
  [customers.notFound, booking.customerRequired, booking.phoneInvalid],
);

/** Form values. */
export interface BookingCustomerValues {
  readonly fullName: string;
  readonly phone: string;
  readonly withExtensions: boolean;
}

/** A customer found by phone or created. */
export const typedCustomerForm = shapeOf(bookingCustomerText, [
  booking.customerRequired,
  booking.phoneInvalid,
]);

/** A customer picked from the list, who may have no phone. */
export const pickedCustomerForm = shapeOf({ fullName: bookingCustomerText.fullName }, [
  booking.customerRequired,
]);
