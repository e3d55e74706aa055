import type { ExpenseWrite } from '@backend/domain/import/plan/import-plan';
import { OWN_TILL } from '@backend/domain/import/plan/till-book';
import { isShort } from '@backend/domain/money/tills';
import { recordChanges } from '@backend/store/change-log';
import { MoneyOperation } from '@backend/store/entities/money/money-operation.entity';
import type { Em } from '@backend/store/open-store';
import { ensureUserTill, lockTills } from '@backend/store/queries/money/till-queries';
import { loadTillSums } from '@backend/store/queries/money/till-sums';
import { insertInChunks } from '@backend/store/sql/insert-in-chunks';
import { operationOf } from '@backend/tills/add-operation';
import { IMPORT_SHORT_REASON } from '@schema/texts/files/import-expenses';
import { kopecks } from '@schema/values/money/money';
import type { ImportAuthor } from './import-author';

/** Locks the tills and returns the cash in each, kopecks. */
async function lockedBalances(em: Em, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  await lockTills(em, ids);
  const sums = await loadTillSums(em, { from: null, to: null, tillIds: ids });
  return new Map(
    ids.map((id) => {
      const { cameIn = 0, wentOut = 0 } = sums.get(id) ?? {};
      return [id, cameIn - wentOut];
    }),
  );
}

/**
 * Records expenses at the moment of the import, each with the day of its document; a till that has
 * less gets the reason of imports. Returns their ids.
 */
export async function writeExpenses(
  em: Em,
  expenses: readonly ExpenseWrite[],
  { now, user }: ImportAuthor,
  onRows: (count: number) => void,
): Promise<readonly number[]> {
  const isOwn = ({ tillId }: ExpenseWrite) => tillId === OWN_TILL;
  const ownTill = expenses.some(isOwn) ? await ensureUserTill(em, user, now) : null;
  const placed = expenses.map((one) => (isOwn(one) ? { ...one, tillId: ownTill } : one));
  const tills = [...new Set(placed.flatMap(({ tillId }) => tillId ?? []))];
  const left = await lockedBalances(em, tills);
  const rows = placed.map(({ amount, partner, ...expense }) => {
    const { tillId } = expense;
    const before = tillId === null ? null : (left.get(tillId) ?? 0);
    if (tillId !== null && before !== null) left.set(tillId, before - amount);
    const isBelow = before !== null && isShort(kopecks(before), amount);
    return {
      ...expense,
      kind: 'expense' as const,
      direction: 'out' as const,
      amountKopecks: amount,
      shortReason: isBelow ? IMPORT_SHORT_REASON : null,
      happenedAt: now,
      userId: user.id,
      userLogin: user.login,
      partnerId: partner?.id ?? null,
      partnerName: partner?.name ?? null,
      place: null,
      reversesId: null,
    };
  });
  return recordOperations(em, rows, { now, user, operation: 'importSheet' }, onRows);
}

/** Records the contrary of imported expenses in their tills. */
export async function reverseExpenses(
  em: Em,
  ids: readonly number[],
  by: ImportAuthor,
): Promise<void> {
  const found = await em.find(
    MoneyOperation,
    { id: { $in: [...ids] } },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
  const rows = found.map(({ id, ...operation }) => ({
    kind: operation.kind,
    direction: 'in' as const,
    amountKopecks: operation.amountKopecks,
    method: operation.method,
    tillId: operation.tillId ?? null,
    expenseKindId: operation.expenseKindId ?? null,
    carId: operation.carId ?? null,
    carTitle: operation.carTitle ?? null,
    partnerId: operation.partnerId ?? null,
    partnerName: operation.partnerName ?? null,
    place: null,
    spentOn: operation.spentOn,
    comment: operation.comment ?? null,
    shortReason: null,
    reversesId: id,
    happenedAt: by.now,
    userId: by.user.id,
    userLogin: by.user.login,
  }));
  await recordOperations(em, rows, { ...by, operation: 'undoImport' }, () => undefined);
}

type OperationRow = Omit<MoneyOperation, 'id'>;

async function recordOperations(
  em: Em,
  rows: readonly OperationRow[],
  { now, user, operation }: ImportAuthor & { readonly operation: 'importSheet' | 'undoImport' },
  onRows: (count: number) => void,
): Promise<readonly number[]> {
  const made = await insertInChunks(em, MoneyOperation, rows as never, onRows);
  await recordChanges(
    em,
    made.map((row) => ({
      at: now,
      user,
      operation,
      entity: 'MoneyOperation',
      entityId: row.id,
      after: operationOf(row),
    })),
  );
  return made.map(({ id }) => id);
}
