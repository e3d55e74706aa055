import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Name of a deleted customer who had an advance, written by the database. */
export const MoneyCustomerName = defineEntity({
  name: 'MoneyCustomerName',
  tableName: 'money_customer_names',
  properties: {
    customerId: p.integer().primary().autoincrement(false),
    customerName: p.text(),
  },
});

export type MoneyCustomerName = InferEntity<typeof MoneyCustomerName>;
