import { LockMode } from '@mikro-orm/core';
import type { OperationName } from '@schema/topics';
import { recordChange } from '../change-log';
import type { Em } from '../em';
import { Customer } from '../entities/customer.entity';

export interface CustomerWords {
  readonly fullName: string;
  /** Digits, '7XXXXXXXXXX'. */
  readonly phone: string;
  readonly email: string | null;
}

/** Who writes, and when. */
interface Author {
  readonly now: Date;
  readonly user: { readonly id: number; readonly login: string };
}

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

const snapshot = ({ fullName, phone, email }: Customer) => ({ fullName, phone, email });

/**
 * The customer with this phone, made when there is none; a new name, or an e-mail where one is
 * given, updates the known one (docs/domain.md, customers). Two at once with the same new phone meet in the
 * database's own unique phone: the second waits and finds the first's. Nobody deletes the customer until
 * the transaction ends.
 */
export async function customerByPhone(
  em: Em,
  words: CustomerWords,
  by: Author & { readonly operation: OperationName },
): Promise<Customer> {
  const { fullName, phone, email } = words;
  const { now: at, user, operation } = by;
  const known = await em.findOne(Customer, { phone }, LOCKED);
  if (!known) {
    await em.upsert(
      Customer,
      { fullName, phone, email, createdAt: at },
      { onConflictFields: ['phone'], onConflictAction: 'ignore' },
    );
  }
  const customer = known ?? (await em.findOneOrFail(Customer, { phone }, LOCKED));
  const before = known && snapshot(known);
  if (customer.fullName !== fullName) customer.fullName = fullName;
  if (email !== null && customer.email !== email) customer.email = email;
  const after = snapshot(customer);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    recordChange(em, {
      at,
      user,
      operation,
      entity: 'Customer',
      entityId: customer.id,
      before,
      after,
    });
  }
  return customer;
}
