import type { Work } from '@backend/operation/command';
import type { Recorded } from '@backend/store/change-log';
import type { Em } from '@backend/store/em';
import { RowMovedError } from '@backend/store/engine/mutex';
import { Customer } from '@backend/store/entities/customer.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { reading } from '@backend/store/sql/typed-read';
import { isUniqueViolation } from '@backend/store/store-errors';
import {
  CUSTOMER_NOTE_NAMES,
  type CustomerDetails,
  customerDetails,
  type KnownDetails,
} from '@schema/fields/customer-fields';
import { recordOf } from '@schema/fields/record-of';
import { normalisePhone } from '@schema/values/people/phone';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';

/** `phone` is digits, '7XXXXXXXXXX'. */
type CustomerWords = CustomerDetails & { readonly phone: string };

/** The customer of a valid form. */
export const customerWords = (typed: KnownDetails & { readonly phone: string }): CustomerWords => ({
  fullName: cleanName(typed.fullName),
  phone: normalisePhone(typed.phone) ?? '',
  ...recordOf(CUSTOMER_NOTE_NAMES, (name) => trimmedOrNull(typed[name])),
});

interface FoundCustomer {
  /** A new one has its id after the flush. */
  readonly customer: Customer;
  /** Cars whose bookings show the changed name. */
  readonly cars: readonly number[];
  /** Records the change in the history and returns it; after the flush. */
  readonly record: () => readonly Recorded[];
}

/**
 * Finds the customer with this phone or creates one; a new name, or another field if given, updates
 * the known customer (docs/domain.md, customers). Concurrent inserts of one phone conflict at the
 * unique constraint in `flushCustomer`: the second waits, then its job runs again and finds the
 * first one's row. The customer is locked against deletion until the transaction ends.
 */
export async function customerByPhone(
  { em, ctx, record }: Work,
  words: CustomerWords,
): Promise<FoundCustomer> {
  const { fullName, phone } = words;
  const known = await em.findOne(Customer, { phone }, LOCKED_ROW);
  const customer = known ?? em.create(Customer, { ...words, createdAt: ctx.now });
  const before = known && customerDetails(known);
  const isRenamed = known !== null && customer.fullName !== fullName;
  if (isRenamed) customer.fullName = fullName;
  const cars = isRenamed ? await carsOfCustomer(em, customer.id) : [];
  for (const name of CUSTOMER_NOTE_NAMES) {
    const given = words[name];
    if (given !== null && customer[name] !== given) customer[name] = given;
  }
  const recordDetails = () => {
    const after = customerDetails(customer);
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    return [record({ entity: 'Customer', entityId: customer.id, before, after })];
  };
  return { customer, cars, record: recordDetails };
}

const customerOf = prepared((em, { phone }: Slots<{ phone: string }>) =>
  reading(em).selectFrom('customers').select('id').where('phone', '=', phone),
);

/** The customer with this phone, neither locked nor created. */
export async function knownCustomerId(em: Em, phone: string): Promise<number | undefined> {
  const [known] = await customerOf(em, { phone });
  return known?.id;
}

/**
 * Flushes a new customer; when another transaction has inserted the phone, a new run reads that
 * customer.
 */
export async function flushCustomer<T>(flush: () => Promise<T>): Promise<T> {
  try {
    return await flush();
  } catch (error) {
    throw isUniqueViolation(error, 'customers_phone_unique') ? new RowMovedError() : error;
  }
}

const liveCarsOf = prepared((em, { customerId }: Slots<{ customerId: number }>) =>
  reading(em)
    .selectFrom('bookings as b')
    .select(({ ref }) => ref('b.car_id').$notNull().as('carId'))
    .distinct()
    .where('b.customer_id', '=', customerId)
    .where('b.car_id', 'is not', null)
    .where('b.cancelled_at', 'is', null),
);

/** Cars with a live booking of the customer. */
export async function carsOfCustomer(em: Em, customerId: number): Promise<number[]> {
  return (await liveCarsOf(em, { customerId })).map(({ carId }) => carId);
}
