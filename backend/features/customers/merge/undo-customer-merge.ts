import { conflict, notFound } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { giveBookings } from '@backend/rentals/give-bookings';
import { undoOperation } from '@backend/rentals/undoable-operation';
import { recordChange } from '@backend/store/change-log';
import { Customer } from '@backend/store/entities/customer.entity';
import type { Em } from '@backend/store/open-store';
import { loadCustomer } from '@backend/store/queries/customers/customer-queries';
import { giveAdvances } from '@backend/store/queries/money/advance-queries';
import { isUniqueViolation } from '@backend/store/store-errors';
import { MESSAGES } from '@schema/messages';
import { UNDO_MESSAGES } from '@schema/messages/undo';
import type { CustomerMergeType } from './customer-merge.types';
import { factsOf, type MergeBefore } from './kept-merge';
import { MERGE_OPERATION } from './merge-customers';

const operation = 'undoCustomerMerge';

/**
 * Undoes a merge: restores the removed customer under the same id with their bookings and advance,
 * and the fields of the other. Throws what `undoOperation` throws, and CONFLICT when the phone belongs
 * to another customer.
 */
export async function undoCustomerMerge(
  ctx: SignedInContext,
  operationId: number,
): Promise<CustomerMergeType> {
  try {
    const answer = await undoOperation(ctx, {
      operation,
      of: MERGE_OPERATION,
      operationId,
      takeBack: (em, before: MergeBefore) => takeBack(em, before, ctx),
    });
    return { operationId, ...answer };
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(UNDO_MESSAGES.phoneTaken);
    throw error;
  }
}

async function takeBack(
  em: Em,
  { keep, gone, createdAt, movedBookings, movedAdvances }: MergeBefore,
  { now, user }: SignedInContext,
): Promise<Omit<CustomerMergeType, 'operationId'>> {
  const { id: keepId, ...before } = keep;
  const { id: goneId, ...back } = gone;
  const row = await em.findOneOrFail(Customer, keepId);
  const { id: _, ...after } = factsOf(row);
  em.assign(row, before);
  await em.flush();
  em.create(Customer, { id: goneId, ...back, createdAt });
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
  return { customer, movedBookings: movedBookings.length };
}
