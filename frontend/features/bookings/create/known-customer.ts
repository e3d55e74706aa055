import { CUSTOMER_SEARCH } from '@schema/constants/search';
import { RECOGNISER_TEXTS } from '@schema/texts/bookings/recogniser';
import { formatPhone, toWirePhone } from '@schema/values/people/phone';
import { dayOf, formatDay } from '@schema/values/time/calendar';
import { parseInstant } from '@schema/values/time/instant';
import { BOOKING_FORMS, plural } from '@schema/values/words/plural';
import { digitsOf, foldForSearch } from '@schema/values/words/search';
import type { FindCustomersQuery } from '../bookings.generated';

export type FoundCustomer = FindCustomersQuery['findCustomers'][number];

export type CustomerField = 'fullName' | 'phone';

/** The fields of a form that names a customer. */
export type CustomerValues = Readonly<Record<CustomerField, string>>;

/**
 * The search query for a field's text; '' when it is too short. A masked phone begins with the
 * country code, so the remaining digits may be the first or the last four of the number.
 */
export function customerQuery(field: CustomerField, text: string): string {
  if (field === 'phone') {
    const digits = digitsOf(text).slice(1);
    return digits.length >= CUSTOMER_SEARCH.minDigits ? digits : '';
  }
  const name = text.trim();
  return name.length >= CUSTOMER_SEARCH.minLetters ? name : '';
}

/** Fills name and phone; keeps the typed phone when the customer has none. */
export function withCustomer<Values extends CustomerValues>(
  values: Values,
  customer: FoundCustomer,
): Values {
  const { fullName } = customer;
  return {
    ...values,
    fullName,
    phone: customer.phone ? formatPhone(customer.phone) : values.phone,
  };
}

/** The found customer whose phone is in the form. */
export function knownByPhone(phone: string, found: readonly FoundCustomer[]): FoundCustomer | null {
  const wire = toWirePhone(phone);
  return found.find((customer) => wire !== null && customer.phone === wire) ?? null;
}

export function isFilledWith(values: CustomerValues, customer: FoundCustomer): boolean {
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

/**
 * «Уже бронировал · 4 брони · последняя 12.10.2026»; adds the name when it differs from the
 * typed one.
 */
export function knownText(customer: FoundCustomer, typedName: string, zone: string): string {
  if (customer.bookingsCount === 0) return RECOGNISER_TEXTS.known;
  const isSame = foldForSearch(typedName.trim()) === foldForSearch(customer.fullName);
  const who = isSame
    ? RECOGNISER_TEXTS.regular
    : `${RECOGNISER_TEXTS.regular}: ${customer.fullName}`;
  return `${who} · ${bookingsText(customer, zone)}`;
}
