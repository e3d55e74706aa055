import { emailKey, nameKey } from '@backend/domain/customers/customer-likeness';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { foldForSearch } from '@schema/values/words/search';
import { instant } from '../sql/columns';

/**
 * Search text without the phone, folded here because SQLite folds only Latin letters. The name
 * comes first, so the same column sorts by name. Line breaks keep a query from matching across
 * fields.
 */
const searchTextOf = (customer: { fullName: string; email?: string | null }) =>
  foldForSearch([customer.fullName, customer.email].filter(Boolean).join('\n'));

const nameKeyOf = (customer: { fullName: string }) => nameKey(customer.fullName);
const emailKeyOf = (customer: { email?: string | null }) => emailKey(customer.email);

/** A customer. `phone` is digits '7XXXXXXXXXX' and unique; imported rows may lack it. */
export const Customer = defineEntity({
  name: 'Customer',
  tableName: 'customers',
  properties: {
    id: p.integer().primary().autoincrement(),
    fullName: p.text(),
    phone: p.text().nullable().unique('customers_phone_unique'),
    email: p.text().nullable(),
    /** Computed by the store. */
    searchText: p.text().onCreate(searchTextOf).onUpdate(searchTextOf),
    /** Used to find duplicates; computed by the store. */
    nameKey: p.text().default('').onCreate(nameKeyOf).onUpdate(nameKeyOf),
    emailKey: p.text().default('').onCreate(emailKeyOf).onUpdate(emailKeyOf),
    createdAt: instant(),
  },
  indexes: [
    { name: 'customers_name_key_index', properties: ['nameKey'] },
    { name: 'customers_email_key_index', properties: ['emailKey'] },
  ],
});

export type Customer = InferEntity<typeof Customer>;
