import type { Work } from '@backend/operation/command';
import type { OperationType } from '@backend/operation/types/money-operation.types';
import type { Recorded } from '@backend/store/change-log';
import { MoneyOperation } from '@backend/store/entities/money/money-operation.entity';
import { type AskedTill, type TillColumns, tillOfCash } from './use-till';

type Facts = Pick<MoneyOperation, 'kind' | 'amountKopecks' | 'method' | 'spentOn'> & {
  readonly comment: string | null;
  readonly expenseKindId?: number | null;
  readonly carId?: number | null;
  readonly carTitle?: string | null;
  readonly partnerId?: number | null;
  readonly partnerName?: string | null;
  readonly place?: MoneyOperation['place'];
};

interface AddedOperation {
  readonly answer: OperationType;
  readonly history: readonly [Recorded];
}

/**
 * Records an expense, a collection or a payout, with its line in the history. Throws
 * VALIDATION_FAILED of the till.
 */
export async function addOperation(
  work: Work,
  facts: Facts,
  till: AskedTill,
): Promise<AddedOperation> {
  const columns = await tillOfCash(work, {
    ...till,
    direction: 'out',
    method: facts.method,
    amount: facts.amountKopecks,
  });
  return writeOperation(work, { ...facts, ...columns, direction: 'out', reversesId: null });
}

/** Records the contrary of an operation in its till. */
export const reverseOperation = (
  work: Work,
  found: MoneyOperation,
  comment: string | null,
): Promise<AddedOperation> => {
  const { kind, amountKopecks, method, spentOn, place = null } = found;
  const { tillId = null, expenseKindId = null, carId = null, carTitle = null } = found;
  const { partnerId = null, partnerName = null, id: reversesId } = found;
  const facts = { kind, amountKopecks, method, spentOn, place, expenseKindId, carId, carTitle };
  const columns = { tillId, shortReason: null, direction: 'in', reversesId } as const;
  return writeOperation(work, { ...facts, partnerId, partnerName, comment, ...columns });
};

type Row = Facts &
  TillColumns &
  Pick<MoneyOperation, 'direction'> & {
    readonly reversesId: number | null;
  };

async function writeOperation({ em, ctx, record }: Work, row: Row): Promise<AddedOperation> {
  const { user, now } = ctx;
  const made = em.create(MoneyOperation, {
    expenseKindId: null,
    carId: null,
    carTitle: null,
    partnerId: null,
    partnerName: null,
    place: null,
    ...row,
    happenedAt: now,
    userId: user.id,
    userLogin: user.login,
  });
  await em.flush();
  const answer = operationOf(made);
  return {
    answer,
    history: [record({ entity: 'MoneyOperation', entityId: made.id, after: answer })],
  };
}

/** The operation in API format. */
export const operationOf = (row: MoneyOperation): OperationType => ({
  id: row.id,
  kind: row.kind,
  direction: row.direction,
  amount: row.amountKopecks,
  method: row.method,
  tillId: row.tillId ?? null,
  expenseKindId: row.expenseKindId ?? null,
  carId: row.carId ?? null,
  carTitle: row.carTitle ?? null,
  partnerId: row.partnerId ?? null,
  partnerName: row.partnerName ?? null,
  place: row.place ?? null,
  spentOn: row.spentOn,
  happenedAt: row.happenedAt,
  userName: row.userLogin,
  comment: row.comment ?? null,
  shortReason: row.shortReason ?? null,
  reversesId: row.reversesId ?? null,
});
