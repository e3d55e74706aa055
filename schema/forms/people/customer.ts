import { TEXT_LIMITS } from '@schema/constants';
import { CUSTOMER_FIELDS, type CustomerDetails } from '@schema/fields/customer-fields';
import { MESSAGES } from '@schema/messages';
import { isWholePhone, toWirePhone } from '@schema/values/people/phone';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';
import { optionalText, partOf, requiredText, shapeOf } from '../fields/fields';

const { booking, customers } = MESSAGES;

/** Order of messages in the error box. */
const order = [booking.customerRequired, booking.phoneInvalid, customers.seenInvalid];

const details = {
  fullName: requiredText(booking.customerRequired, TEXT_LIMITS.name),
  // May be empty for an imported customer.
  phone: optionalText(TEXT_LIMITS.phone).test(
    'phone',
    booking.phoneInvalid,
    (value) => !value?.trim() || isWholePhone(value),
  ),
  email: optionalText(CUSTOMER_FIELDS.email.limit),
};

export const customerForm = shapeOf(details, order);

interface CustomerValues {
  fullName: string;
  phone: string;
  email: string;
}

/** The request body; `seen` are the fields when read, absent: not compared. */
export const customerPayload = shapeOf(
  {
    ...details,
    seen: partOf(
      {
        fullName: optionalText(TEXT_LIMITS.name)
          .defined(customers.seenInvalid)
          .nonNullable(customers.seenInvalid),
        phone: optionalText(TEXT_LIMITS.phone),
        email: optionalText(CUSTOMER_FIELDS.email.limit),
      },
      customers.seenInvalid,
    )
      .optional()
      .nullable()
      .default(undefined),
  },
  order,
);

/** Requires values valid by `customerForm`. */
export const toCustomerPayload = ({ fullName, phone, email }: CustomerValues): CustomerDetails => ({
  fullName: cleanName(fullName),
  phone: toWirePhone(phone),
  email: trimmedOrNull(email),
});
