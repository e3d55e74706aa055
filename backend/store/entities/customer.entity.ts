import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { instant } from '../columns';

/** What a search looks through, in lower case: the database folds only Latin letters by itself. */
const searchTextOf = (customer: {
  fullName: string;
  phone?: string | null;
  email?: string | null;
}) =>
  [customer.fullName, customer.phone, customer.email]
    .filter(Boolean)
    .join(' ')
    .toLocaleLowerCase('ru');

/** A person who rents. `phone` is digits '7XXXXXXXXXX' and names one customer; foreign rows may lack it. */
export const Customer = defineEntity({
  name: 'Customer',
  tableName: 'customers',
  properties: {
    id: p.integer().primary().autoincrement(),
    fullName: p.text(),
    phone: p.text().nullable().unique('customers_phone_unique'),
    email: p.text().nullable(),
    /** Kept by the store itself. */
    searchText: p.text().onCreate(searchTextOf).onUpdate(searchTextOf),
    createdAt: instant(),
  },
});

export type Customer = InferEntity<typeof Customer>;
