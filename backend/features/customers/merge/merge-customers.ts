import { mergedFields } from '@backend/domain/customers/customer-merge';
import { notFound, Refusal } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { giveBookings } from '@backend/rentals/give-bookings';
import { recordUndoable, withOperationId } from '@backend/rentals/undoable-operation';
import { recordChange } from '@backend/store/change-log';
import { Customer } from '@backend/store/entities/customer.entity';
import { once } from '@backend/store/idempotency';
import { lockCustomers } from '@backend/store/locks/guard-customer';
import type { Em } from '@backend/store/open-store';
import { loadStampedRows } from '@backend/store/queries/customers/customer-merge-queries';
import { loadCustomer } from '@backend/store/queries/customers/customer-queries';
import { giveAdvances } from '@backend/store/queries/money/advance-queries';
import {
  type CustomerMergePayload,
  customerMergePayload,
} from '@schema/forms/people/customer-merge';
import { MESSAGES } from '@schema/messages';
import { carsOfBookings } from './cars-of-bookings';
import type { CustomerMergeType, MergeCustomersInput } from './customer-merge.types';
import { factsOf, type KeptMerge, type MergeBefore } from './kept-merge';
import { mergeStamp } from './merge-stamp';

export const MERGE_OPERATION = 'mergeCustomers';

/**
 * Merges one customer into another: moves all bookings, review requests and the advance, sets the chosen name,
 * phone and e-mail, and deletes the empty customer. One transaction; the change history keeps both
 * customers as they were and each moved booking. A retry with the same Idempotency-Key returns the
 * first response. Throws VALIDATION_FAILED; NOT_FOUND; STALE when either customer has changed since
 * the preview.
 */
export async function mergeCustomers(
  ctx: SignedInContext,
  input: MergeCustomersInput,
): Promise<CustomerMergeType> {
  // The form schema guarantees required fields.
  const wanted = assertValid(customerMergePayload, input) as CustomerMergePayload;
  const { idempotencyKey: key, user, now } = ctx;
  const operation = MERGE_OPERATION;
  const request = { key, userId: user.id, operation, params: wanted, now };
  const { carIds, ...answer } = await ctx.store.write(ctx.em, (em) =>
    once(em, request, () => merge(em, wanted, ctx)),
  );
  ctx.announce(operation, carIds);
  return withOperationId(answer);
}

async function merge(
  em: Em,
  { keepId, goneId, stamp, ...choice }: CustomerMergePayload,
  ctx: SignedInContext,
): Promise<CustomerMergeType & { carIds: number[] }> {
  const { now, user } = ctx;
  const operation = MERGE_OPERATION;
  const rows = await lockCustomers(em, [keepId, goneId]);
  const [row, goneRow] = [rows.get(keepId), rows.get(goneId)];
  if (!row || !goneRow) throw notFound(MESSAGES.customers.notFound);
  const [keep, gone] = [factsOf(row), factsOf(goneRow)];
  if (mergeStamp([keep, gone], await loadStampedRows(em, [keepId, goneId])) !== stamp) {
    throw new Refusal('STALE', MESSAGES.customers.mergeStale);
  }
  const by = { at: now, user, operation, entity: 'Customer' } as const;
  const after = mergedFields(keep, gone, choice);
  const { bookings: theirs, advanceIds: movedAdvances } = await loadStampedRows(em, [goneId]);
  const moved = theirs.map(({ id }) => id);
  await giveBookings(em, moved, {
    before: { customerId: goneId, fullName: gone.fullName, phone: gone.phone },
    after: { customerId: keepId, fullName: after.fullName, phone: after.phone },
    now,
    user,
    operation,
  });
  await giveAdvances(em, movedAdvances, keepId);
  // Deleted first: the kept phone may be theirs, and phones are unique.
  await em.nativeDelete(Customer, { id: goneId });
  em.assign(row, after);
  await em.flush();
  const merged: KeptMerge = {
    ...after,
    merged: { ...gone, createdAt: goneRow.createdAt.toISOString() },
    movedBookings: moved,
    movedAdvances,
    stamp: mergeStamp([{ id: keepId, ...after }], await loadStampedRows(em, [keepId])),
  };
  recordChange(em, { ...by, entityId: keepId, before: keep, after: merged });
  recordChange(em, { ...by, entityId: goneId, before: gone, after: { mergedInto: keepId } });
  await em.flush();
  const customer = await loadCustomer(em, keepId);
  if (!customer) throw notFound(MESSAGES.customers.notFound);
  const carIds = await carsOfBookings(em, keepId);
  const before: MergeBefore = {
    keep,
    gone,
    createdAt: goneRow.createdAt,
    movedBookings: moved,
    movedAdvances,
  };
  const left = {
    carIds,
    customerIds: [keepId],
    rows: [
      { entity: 'Customer', where: { id: [keepId, goneId] } },
      { entity: 'Booking', where: { customer: keepId } },
      { entity: 'MoneyAdvance', where: { customerId: keepId } },
    ],
  } as const;
  const operationId = await recordUndoable(em, { operation, left, before }, ctx);
  return { operationId, customer, movedBookings: moved.length, carIds };
}
