import type { FindCustomersQuery } from '@frontend/gql/graphql';
import { CUSTOMER_SEARCH } from '@schema/constants';
import { RECOGNISER_TEXTS } from '@schema/texts/bookings/recogniser';
import { formatPhone, toWirePhone } from '@schema/values/people/phone';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import { digitsOf, foldForSearch } from '@schema/values/words/search';
import type { NewBookingValues } from './new-booking-values';

export type FoundCustomer = FindCustomersQuery['findCustomers'][number];

/** The two fields a customer is recognised by. */
export type CustomerField = 'fullName' | 'phone';

/**
 * What to ask the server for what stands in the field; '' while that is too little. A masked phone
 * begins with the country code: the digits behind it may be its last four as well as its first.
 */
export function customerQuery(field: CustomerField, text: string): string {
  if (field === 'phone') {
    const digits = digitsOf(text).slice(1);
    return digits.length >= CUSTOMER_SEARCH.minDigits ? digits : '';
  }
  const name = text.trim();
  return name.length >= CUSTOMER_SEARCH.minLetters ? name : '';
}

/** A chosen customer fills name and phone; one without a phone leaves what was typed there. */
export function withCustomer(values: NewBookingValues, customer: FoundCustomer): NewBookingValues {
  const { fullName } = customer;
  return {
    ...values,
    fullName,
    phone: customer.phone ? formatPhone(customer.phone) : values.phone,
  };
}

/** Whose phone stands in the form, of those the server has named. */
export function knownByPhone(phone: string, found: readonly FoundCustomer[]): FoundCustomer | null {
  const wire = toWirePhone(phone);
  return found.find((customer) => wire !== null && customer.phone === wire) ?? null;
}

/** Is there nothing left to choose: both fields already say who it is? */
export function isFilledWith(values: NewBookingValues, customer: FoundCustomer): boolean {
  const isSameName = foldForSearch(values.fullName.trim()) === foldForSearch(customer.fullName);
  return isSameName && toWirePhone(values.phone) === customer.phone;
}

/** «4 брони · последняя 12.10.2026» */
export function bookingsText(customer: FoundCustomer, zone: string): string {
  const last = customer.lastBookingAt ? parseInstant(customer.lastBookingAt) : null;
  const count =
    customer.bookingsCount > 0
      ? plural(customer.bookingsCount, BOOKING_FORMS)
      : RECOGNISER_TEXTS.noBookings;
  return last ? `${count} · ${RECOGNISER_TEXTS.last} ${formatDay(dayOf(last, zone))}` : count;
}

/** «Постоянный клиент · 4 брони · последняя 12.10.2026»; names them when another name was typed. */
export function knownText(customer: FoundCustomer, typedName: string, zone: string): string {
  if (customer.bookingsCount === 0) return RECOGNISER_TEXTS.known;
  const isSame = foldForSearch(typedName.trim()) === foldForSearch(customer.fullName);
  const who = isSame
    ? RECOGNISER_TEXTS.regular
    : `${RECOGNISER_TEXTS.regular} ${customer.fullName}`;
  return `${who} · ${bookingsText(customer, zone)}`;
}
