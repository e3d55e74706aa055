import type { MergedFields } from '@backend/domain/customers/customer-merge';
import { conflict, notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { giveBookings } from '@backend/rentals/give-bookings';
import { recordChange } from '@backend/store/change-log';
import { ChangeLog } from '@backend/store/entities/change-log.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { lockCustomers } from '@backend/store/locks/guard-customer';
import type { Em } from '@backend/store/open-store';
import { loadStampedRows } from '@backend/store/queries/customers/customer-merge-queries';
import { loadCustomer } from '@backend/store/queries/customers/customer-queries';
import { giveAdvances } from '@backend/store/queries/money/advance-queries';
import { isUniqueViolation } from '@backend/store/store-errors';
import { MESSAGES } from '@schema/messages';
import { carsOfBookings } from './cars-of-bookings';
import type { CustomerMergeType } from './customer-merge.types';
import { factsOf, type KeptMerge } from './kept-merge';
import { mergeStamp } from './merge-stamp';

const operation = 'undoCustomerMerge';

/**
 * Undoes a merge: restores the removed customer under the same id with their bookings, and the
 * name, phone and e-mail of the other. Throws NOT_FOUND for an unknown merge; CONFLICT when the
 * kept customer, the advance or any of the bookings has changed since, or the phone belongs to another customer.
 */
export async function undoCustomerMerge(
  ctx: SignedInContext,
  mergeId: number,
): Promise<CustomerMergeType> {
  try {
    const { carIds, ...answer } = await ctx.store.write(ctx.em, (em) => takeBack(em, mergeId, ctx));
    ctx.announce(operation, carIds);
    return answer;
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(MESSAGES.customers.mergeKept);
    throw error;
  }
}

async function takeBack(
  em: Em,
  mergeId: number,
  { now, user }: SignedInContext,
): Promise<CustomerMergeType & { carIds: number[] }> {
  const note = await em.findOne(ChangeLog, { id: mergeId, operation: 'mergeCustomers' });
  const kept = note?.after as KeptMerge | undefined;
  if (!note || !kept?.merged) throw notFound(MESSAGES.customers.mergeNotFound);
  const keepId = note.entityId;
  const { merged, movedBookings, movedAdvances = [], stamp, ...after } = kept;
  const row = (await lockCustomers(em, [keepId])).get(keepId);
  const rows = await loadStampedRows(em, [keepId]);
  if (!row || mergeStamp([factsOf(row)], rows) !== stamp) {
    throw conflict(MESSAGES.customers.mergeKept);
  }
  const { id: _, ...before } = note.before as MergedFields;
  em.assign(row, before);
  await em.flush();
  const { id: goneId, createdAt, ...back } = merged;
  em.create(Customer, { id: goneId, ...back, createdAt: new Date(createdAt) });
  await em.flush();
  await giveBookings(em, movedBookings, {
    before: { customerId: keepId, fullName: after.fullName, phone: after.phone },
    after: { customerId: goneId, fullName: back.fullName, phone: back.phone },
    now,
    user,
    operation,
  });
  await giveAdvances(em, movedAdvances, goneId);
  const by = { at: now, user, operation, entity: 'Customer' } as const;
  recordChange(em, { ...by, entityId: keepId, before: after, after: before });
  recordChange(em, { ...by, entityId: goneId, after: { ...back, createdAt } });
  await em.flush();
  const customer = await loadCustomer(em, keepId);
  if (!customer) throw notFound(MESSAGES.customers.notFound);
  const cars = [...(await carsOfBookings(em, keepId)), ...(await carsOfBookings(em, goneId))];
  return { mergeId, customer, movedBookings: movedBookings.length, carIds: [...new Set(cars)] };
}
