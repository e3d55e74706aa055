import type { ImportAnswer, UndoneImport, UndoOrder } from '@backend/domain/import/import-job';
import { undoOnce } from '@backend/rentals/undoable-operation';
import { recordChanges } from '@backend/store/change-log';
import { Booking } from '@backend/store/entities/booking.entity';
import { Customer } from '@backend/store/entities/customer.entity';
import { Car } from '@backend/store/entities/fleet/car.entity';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import { Source } from '@backend/store/entities/source.entity';
import { draftFor } from '@backend/store/notices/notice-drafts';
import type { Em, Store } from '@backend/store/open-store';
import { deleteRows, recordRemovals } from '@backend/store/queries/added-by-operation';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import type { ImportBefore } from './added-rows';
import type { ImportAuthor } from './import-author';
import { assertMayImport } from './read-upload';
import { reverseExpenses } from './write-expenses';

const operation = 'undoImport';
const of = 'importSheet';

/** Rows of one statement. */
const PORTION = 1000;

/** Tables of an import, in order of deletion: dependent rows first. */
const DELETED = [
  ['bookings', 'Booking', Booking],
  ['cars', 'Car', Car],
  ['customers', 'Customer', Customer],
  ['sources', 'Source', Source],
] as const;

/**
 * Undoes an import in one transaction, in the process of imports: deletes the added rows and
 * reverses the opening balances and expenses by offsetting rows. Throws the refusals of `undoOnce`, and
 * FORBIDDEN without the permission to import such a file.
 */
export async function runUndo(store: Store, order: UndoOrder): Promise<ImportAnswer> {
  const em = store.fork();
  if (order.draftId !== null) draftFor(em, order.draftId);
  const { operationId } = order;
  const { answer, carIds } = await store.write(em, (tx) =>
    undoOnce(
      tx,
      {
        operation,
        of,
        operationId,
        undo: (inner: Em, before: ImportBefore) => undo(inner, before, order),
      },
      order,
    ),
  );
  return { undone: answer, touchedCars: carIds };
}

async function undo(
  em: Em,
  { kind, added }: ImportBefore,
  order: UndoOrder,
): Promise<UndoneImport> {
  assertMayImport(order.user, kind);
  await reverseEntries(em, added.entries, order);
  const { operations = [] } = added;
  for (let start = 0; start < operations.length; start += PORTION) {
    await reverseExpenses(em, operations.slice(start, start + PORTION), order);
  }
  for (const [name, entity, table] of DELETED) {
    for (let start = 0; start < added[name].length; start += PORTION) {
      const ids = added[name].slice(start, start + PORTION);
      await recordRemovals(em, { of, operation, entity, ids }, order);
      await deleteRows(em, table, ids);
    }
  }
  return {
    operationId: order.operationId,
    cars: added.cars.length,
    customers: added.customers.length,
    sources: added.sources.length,
    bookings: added.bookings.length,
    entries: added.entries.length,
    expenses: operations.length,
  };
}

/** Money is never deleted (docs/domain.md, money). */
async function reverseEntries(
  em: Em,
  ids: readonly number[],
  { now, user }: ImportAuthor,
): Promise<void> {
  for (let start = 0; start < ids.length; start += PORTION) {
    const portion = ids.slice(start, start + PORTION);
    const entries = await em.find(MoneyEntry, { id: { $in: portion } }, { orderBy: { id: 'asc' } });
    const contrary = await insertInChunks(
      em,
      MoneyEntry,
      entries.map((entry) => ({
        userId: user.id,
        userLogin: user.login,
        tillId: entry.tillId ?? null,
        rentalId: entry.rentalId,
        kind: entry.kind,
        direction: 'out' as const,
        amountKopecks: entry.amountKopecks,
        method: entry.method,
        happenedAt: now,
        comment: entry.comment ?? null,
        reversesId: entry.id,
        pairId: null,
      })),
    );
    await recordChanges(
      em,
      contrary.map(({ id, rentalId, kind, amountKopecks, method, comment, reversesId }) => ({
        at: now,
        user,
        operation,
        entity: 'Booking',
        entityId: rentalId,
        after: {
          money: {
            entryId: id,
            kind,
            direction: 'out',
            amount: amountKopecks,
            method,
            comment,
            reversesId,
          },
        },
      })),
    );
  }
}
