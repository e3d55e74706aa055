import { notFound, Refusal, validationFailed } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { carsOfCustomer } from '@backend/rentals/customer-by-phone';
import { Customer } from '@backend/store/entities/customer.entity';
import { lockCustomer } from '@backend/store/locks/guard-customer';
import type { Em } from '@backend/store/open-store';
import {
  type CustomerRecord,
  loadCustomer,
} from '@backend/store/queries/customers/customer-queries';
import { isUniqueViolation } from '@backend/store/store-errors';
import {
  CUSTOMER_FIELD_NAMES,
  CUSTOMER_NOTE_NAMES,
  type CustomerDetails,
  customerDetails,
} from '@schema/fields/customer-fields';
import { recordOf } from '@schema/fields/record-of';
import { customerPayload } from '@schema/forms/people/customer';
import { MESSAGES } from '@schema/messages';
import { phoneTakenBy } from '@schema/messages/customers';
import { normalisePhone } from '@schema/values/people/phone';
import { cleanName, trimmedOrNull } from '@schema/values/words/text';
import type { CustomerEditInput, SeenCustomerInput } from './customers.types';

type CustomerEdit = CustomerEditInput & { readonly id: number };

/**
 * Changes name, phone and e-mail of a customer (docs/domain.md, customers). Throws VALIDATION_FAILED,
 * with `otherCustomerId` when another customer has the phone; NOT_FOUND; STALE when `seen` is given and
 * differs.
 */
export const updateCustomer = command<CustomerEdit>()({
  name: 'updateCustomer',
  access: anyOf('view_clients'),
  form: customerPayload,
  accept({ id, seen, ...typed }) {
    const details: CustomerDetails = {
      ...recordOf(CUSTOMER_NOTE_NAMES, (name) => trimmedOrNull(typed[name])),
      fullName: cleanName(typed.fullName),
      phone: normalisePhone(typed.phone ?? ''),
    };
    return { id, details, seen: seen ?? null };
  },
  sameAs: 'not repeatable',
  async lock({ em }, { id, seen }) {
    const row = await lockCustomer(em, id);
    if (!row) throw notFound(MESSAGES.customers.notFound);
    const before = customerDetails(row);
    if (seen && !isSame(before, readBack(seen))) {
      throw new Refusal('STALE', MESSAGES.customers.stale);
    }
    return { row, before };
  },
  async run({ em, record }, { id, details }, { row, before }) {
    // Bookings find their customer by the phone.
    if (before.phone && !details.phone) {
      throw validationFailed({ phone: MESSAGES.booking.phoneInvalid });
    }
    await assertPhoneFree(em, id, details.phone);
    if (isSame(before, details)) return { answer: await savedCustomer(em, id), unchanged: true };
    em.assign(row, { ...details });
    const line = record({ entity: 'Customer', entityId: id, before, after: details });
    await em.flush();
    return {
      answer: await savedCustomer(em, id),
      history: [line],
      cars: await carsOfCustomer(em, id),
    };
  },
  async around(ctx, write, { id, details }) {
    try {
      return await write();
    } catch (error) {
      // A concurrent request has saved the phone.
      if (isUniqueViolation(error, 'customers_phone_unique')) {
        await assertPhoneFree(ctx.store.fork(), id, details.phone);
      }
      throw error;
    }
  },
});

async function savedCustomer(em: Em, id: number): Promise<CustomerRecord> {
  const customer = await loadCustomer(em, id);
  if (!customer) throw new Error(`Customer ${id} is not there after it was saved`);
  return customer;
}

const isSame = (a: CustomerDetails, b: CustomerDetails) =>
  CUSTOMER_FIELD_NAMES.every((name) => a[name] === b[name]);

const readBack = ({ fullName, phone, ...notes }: SeenCustomerInput): CustomerDetails => ({
  ...customerDetails({ ...notes, fullName: fullName ?? '' }),
  phone: phone ? (normalisePhone(phone) ?? phone.replace(/^\+/, '')) : null,
});

/** Throws VALIDATION_FAILED with the id of the other customer who has this phone. */
async function assertPhoneFree(em: Em, id: number, phone: string | null): Promise<void> {
  const other = phone && (await em.findOne(Customer, { phone, id: { $ne: id } }));
  if (!other) return;
  const message = phoneTakenBy(other.fullName);
  throw new Refusal('VALIDATION_FAILED', message, {
    fields: { phone: message },
    details: { otherCustomerId: other.id },
  });
}
