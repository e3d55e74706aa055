import { conflict, notFound } from '@backend/domain/refusal';
import type { Work } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { reassignBookings } from '@backend/rentals/reassign-bookings';
import { refuseOccupied } from '@backend/rentals/refuse-occupied';
import { undoCommand } from '@backend/rentals/undo-command';
import { Customer } from '@backend/store/entities/customer.entity';
import { loadCustomer } from '@backend/store/queries/customers/customer-queries';
import { reassignAdvances } from '@backend/store/queries/money/advance-queries';
import { reassignPapers } from '@backend/store/queries/papers/customer-papers';
import { isUniqueViolation } from '@backend/store/store-errors';
import { MESSAGES } from '@schema/messages';
import { UNDO_MESSAGES } from '@schema/messages/undo';
import { factsOf, type MergeBefore } from './kept-merge';
import { MERGE_OPERATION } from './merge-customers';

const operation = 'undoCustomerMerge';

const command = undoCommand({
  name: operation,
  access: anyOf('view_clients'),
  of: MERGE_OPERATION,
  undo,
});

/**
 * Undoes a merge: restores the removed customer under the same id with their bookings, documents and
 * advance, and the fields of the other. Throws the refusals of `undoCommand`, and CONFLICT when the
 * phone belongs to another customer.
 */
export const undoCustomerMerge: typeof command = {
  ...command,
  async around(ctx, write) {
    try {
      return await refuseOccupied(ctx, write);
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict(UNDO_MESSAGES.phoneTaken);
      throw error;
    }
  },
};

async function undo(
  { em, ctx: { now, user }, record }: Work,
  { keep, gone, createdAt, movedBookings, movedAdvances, movedPapers = [] }: MergeBefore,
) {
  const { id: keepId, ...before } = keep;
  const { id: goneId, ...back } = gone;
  const row = await em.findOneOrFail(Customer, keepId);
  const { id: _, ...after } = factsOf(row);
  em.assign(row, before);
  await em.flush();
  em.create(Customer, { id: goneId, ...back, createdAt });
  await em.flush();
  const moved = await reassignBookings(em, movedBookings, {
    before: { customerId: keepId, fullName: after.fullName, phone: after.phone },
    after: { customerId: goneId, fullName: back.fullName, phone: back.phone },
    now,
    user,
    operation,
  });
  await reassignAdvances(em, movedAdvances, goneId);
  await reassignPapers(em, movedPapers, goneId);
  const entity = 'Customer';
  const history = [
    ...moved,
    record({ entity, entityId: keepId, before: after, after: before }),
    record({ entity, entityId: goneId, after: { ...back, createdAt } }),
  ];
  await em.flush();
  const customer = await loadCustomer(em, keepId);
  if (!customer) throw notFound(MESSAGES.customers.notFound);
  return { answer: { customer, movedBookings: movedBookings.length }, history };
}
