import { mergedFields } from '@backend/domain/customers/customer-merge';
import { notFound, Refusal } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { reassignBookings } from '@backend/rentals/reassign-bookings';
import { recordUndoable, withOperationId } from '@backend/rentals/undoable-operation';
import { Customer } from '@backend/store/entities/customer.entity';
import { lockCustomers } from '@backend/store/locks/guard-customer';
import type { Em } from '@backend/store/open-store';
import { loadStampedRows } from '@backend/store/queries/customers/customer-merge-queries';
import { loadCustomer } from '@backend/store/queries/customers/customer-queries';
import { reassignAdvances } from '@backend/store/queries/money/advance-queries';
import { loadPaperIds, reassignPapers } from '@backend/store/queries/papers/customer-papers';
import { prepared, type Slots } from '@backend/store/sql/prepared-read';
import { reading } from '@backend/store/sql/typed-read';
import {
  type CustomerMergePayload,
  customerMergePayload,
} from '@schema/forms/people/customer-merge';
import { MESSAGES } from '@schema/messages';
import type { CustomerMergeType, MergeCustomersInput } from './customer-merge.types';
import { factsOf, type KeptMerge, type MergeBefore } from './kept-merge';
import { mergeStamp } from './merge-stamp';

export const MERGE_OPERATION = 'mergeCustomers';
const operation = MERGE_OPERATION;

/**
 * Merges one customer into another: moves all bookings, review requests, documents and the advance,
 * sets the chosen name, phone and e-mail, and deletes the empty customer. One transaction; the change
 * history keeps both customers before the merge and each moved booking. Throws VALIDATION_FAILED;
 * NOT_FOUND; STALE when either customer has changed since the preview.
 */
export const mergeCustomers = command<MergeCustomersInput>()({
  name: operation,
  access: anyOf('view_clients'),
  form: customerMergePayload,
  // The form schema guarantees required fields.
  accept: (valid) => valid as CustomerMergePayload,
  sameAs: (wanted) => wanted,
  async lock({ em }, { keepId, goneId, stamp }) {
    const rows = await lockCustomers(em, [keepId, goneId]);
    const [row, goneRow] = [rows.get(keepId), rows.get(goneId)];
    if (!row || !goneRow) throw notFound(MESSAGES.customers.notFound);
    const [keep, gone] = [factsOf(row), factsOf(goneRow)];
    if (mergeStamp([keep, gone], await loadStampedRows(em, [keepId, goneId])) !== stamp) {
      throw new Refusal('STALE', MESSAGES.customers.mergeStale);
    }
    return { row, keep, gone, createdAt: goneRow.createdAt };
  },
  async run({ em, ctx, record }, { keepId, goneId, ...choice }, { row, keep, gone, createdAt }) {
    const { now, user } = ctx;
    const entity = 'Customer';
    const after = mergedFields(keep, gone, choice);
    const { bookings: theirs, advanceIds: movedAdvances } = await loadStampedRows(em, [goneId]);
    const movedBookings = theirs.map(({ id }) => id);
    await reassignBookings(em, movedBookings, {
      before: { customerId: goneId, fullName: gone.fullName, phone: gone.phone },
      after: { customerId: keepId, fullName: after.fullName, phone: after.phone },
      now,
      user,
      operation,
    });
    await reassignAdvances(em, movedAdvances, keepId);
    const movedPapers = await loadPaperIds(em, goneId);
    await reassignPapers(em, movedPapers, keepId);
    // Deleted first: the kept phone may be the deleted customer's, and phones are unique.
    await em.nativeDelete(Customer, { id: goneId });
    em.assign(row, after);
    await em.flush();
    const merged: KeptMerge = {
      ...after,
      merged: { ...gone, createdAt: createdAt.toISOString() },
      movedBookings,
      movedAdvances,
      movedPapers,
      stamp: mergeStamp([{ id: keepId, ...after }], await loadStampedRows(em, [keepId])),
    };
    const kept = record({ entity, entityId: keepId, before: keep, after: merged });
    const removed = record({
      entity,
      entityId: goneId,
      before: gone,
      after: { mergedInto: keepId },
    });
    await em.flush();
    const customer = await loadCustomer(em, keepId);
    if (!customer) throw notFound(MESSAGES.customers.notFound);
    const carIds = await carsOfBookings(em, keepId);
    const before: MergeBefore = {
      keep,
      gone,
      createdAt,
      movedBookings,
      movedAdvances,
      movedPapers,
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
    const answer: CustomerMergeType = {
      operationId,
      customer,
      movedBookings: movedBookings.length,
    };
    return { answer, history: [kept, removed], cars: carIds };
  },
  // A retry of a merge by an earlier release gets its original answer, without an undo.
  around: async (_, write) => withOperationId(await write()),
});

const carsOf = prepared((em, { customerId }: Slots<{ customerId: number }>) =>
  reading(em)
    .selectFrom('bookings as b')
    .select(({ ref }) => ref('b.car_id').$notNull().as('carId'))
    .distinct()
    .where('b.customer_id', '=', customerId)
    .where('b.car_id', 'is not', null),
);

/** Cars with bookings of the customer. */
async function carsOfBookings(em: Em, customerId: number): Promise<number[]> {
  return (await carsOf(em, { customerId })).map(({ carId }) => carId);
}
