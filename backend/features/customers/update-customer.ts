import { notFound, Refusal, validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { carsOfCustomer } from '@backend/rentals/customer-by-phone';
import { recordChange } from '@backend/store/change-log';
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

const operation = 'updateCustomer';

/**
 * Changes name, phone and e-mail of a customer (docs/domain.md, customers). Throws VALIDATION_FAILED,
 * with `otherCustomerId` when another customer has the phone; NOT_FOUND; STALE when `seen` is given and
 * differs.
 */
export async function updateCustomer(
  ctx: SignedInContext,
  id: number,
  input: CustomerEditInput,
): Promise<CustomerRecord> {
  const { seen, ...typed } = assertValid(customerPayload, input);
  const wanted: CustomerDetails = {
    ...recordOf(CUSTOMER_NOTE_NAMES, (name) => trimmedOrNull(typed[name])),
    fullName: cleanName(typed.fullName),
    phone: normalisePhone(typed.phone ?? ''),
  };
  try {
    const { customer, carIds } = await ctx.store.write(ctx.em, (em) =>
      change(em, { id, wanted, seen: seen ?? null }, ctx),
    );
    if (carIds) ctx.announce(operation, carIds);
    return customer;
  } catch (error) {
    // Two requests at once: the other one has saved the phone meanwhile.
    if (isUniqueViolation(error, 'customers_phone_unique')) {
      await assertPhoneFree(ctx.store.fork(), id, wanted.phone);
    }
    throw error;
  }
}

interface CustomerEdit {
  readonly id: number;
  readonly wanted: CustomerDetails;
  readonly seen: SeenCustomerInput | null;
}

async function change(em: Em, { id, wanted, seen }: CustomerEdit, ctx: SignedInContext) {
  const { now: at, user } = ctx;
  const row = await lockCustomer(em, id);
  if (!row) throw notFound(MESSAGES.customers.notFound);
  const before = customerDetails(row);
  if (seen && !isSame(before, readBack(seen))) throw new Refusal('STALE', MESSAGES.customers.stale);
  // Bookings find their customer by the phone.
  if (before.phone && !wanted.phone)
    throw validationFailed({ phone: MESSAGES.booking.phoneInvalid });
  await assertPhoneFree(em, id, wanted.phone);
  const isChanged = !isSame(before, wanted);
  if (isChanged) {
    em.assign(row, { ...wanted });
    recordChange(em, {
      ...{ at, user, operation, entity: 'Customer', entityId: id },
      ...{ before, after: wanted },
    });
    await em.flush();
  }
  const customer = await loadCustomer(em, id);
  if (!customer) throw new Error(`Customer ${id} is not there after it was saved`);
  return { customer, carIds: isChanged ? await carsOfCustomer(em, id) : null };
}

const isSame = (a: CustomerDetails, b: CustomerDetails) =>
  CUSTOMER_FIELD_NAMES.every((name) => a[name] === b[name]);

const readBack = ({ fullName, phone, ...notes }: SeenCustomerInput): CustomerDetails => ({
  ...customerDetails({ ...notes, fullName: fullName ?? '' }),
  phone: phone ? (normalisePhone(phone) ?? phone.replace(/^\+/, '')) : null,
});

/** Throws VALIDATION_FAILED that names the other customer with this phone. */
async function assertPhoneFree(em: Em, id: number, phone: string | null): Promise<void> {
  const other = phone && (await em.findOne(Customer, { phone, id: { $ne: id } }));
  if (!other) return;
  const message = phoneTakenBy(other.fullName);
  throw new Refusal('VALIDATION_FAILED', message, {
    fields: { phone: message },
    details: { otherCustomerId: other.id },
  });
}
