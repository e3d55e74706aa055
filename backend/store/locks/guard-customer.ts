import { LockMode } from '@mikro-orm/core';
import { type Em, engineOf } from '../em';
import { Customer } from '../entities/customer.entity';

/**
 * Locks the customer against changes and new bookings until the transaction ends. Null for an
 * unknown id. Throws outside a transaction.
 */
export function lockCustomer(em: Em, id: number): Promise<Customer | null> {
  return em.findOne(Customer, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** Locks several customers in the order of their ids, to avoid deadlocks. */
export async function lockCustomers(
  em: Em,
  ids: readonly number[],
): Promise<Map<number, Customer>> {
  const locked = new Map<number, Customer>();
  for (const id of ids.toSorted((a, b) => a - b)) {
    const row = await lockCustomer(em, id);
    if (row) locked.set(id, row);
  }
  return locked;
}

/** Locks many customers by one statement without reading them, in the order of their ids. */
export async function lockCustomersUnread(em: Em, ids: readonly number[]): Promise<void> {
  if (engineOf(em) === 'sqlite' || ids.length === 0) return;
  const listed = [...new Set(ids)].join(', ');
  await em.execute(`select id from customers where id in (${listed}) order by id for update`);
}
