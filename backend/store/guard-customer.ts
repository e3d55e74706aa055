import { LockMode } from '@mikro-orm/core';
import type { Em } from './em';
import { Customer } from './entities/customer.entity';

/**
 * The customer whom nobody else gives a booking, or changes, until the transaction ends. Null when there
 * is none. Throws outside a transaction.
 */
export function lockCustomer(em: Em, id: number): Promise<Customer | null> {
  return em.findOne(Customer, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
