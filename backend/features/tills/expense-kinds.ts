import { notFound, validationFailed } from '@backend/domain/refusal';
import { refuseStale } from '@backend/domain/stale';
import { command, type Work } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { ExpenseKind } from '@backend/store/entities/money/expense-kind.entity';
import { LOCKED_ROW } from '@backend/store/locks/row-lock';
import { expenseKindChangePayload, expenseKindPayload } from '@schema/forms/money/tills';
import { MESSAGES } from '@schema/messages';
import { cleanName } from '@schema/values/words/text';
import type { ExpenseKindType, UpdateExpenseKindInput } from './expense-kinds.types';
import { refuseTakenName } from './taken-name';

const { tills: messages } = MESSAGES;

export const kindAnswer = ({ id, name, archivedAt, version }: ExpenseKind): ExpenseKindType => ({
  id,
  name,
  version,
  isArchived: archivedAt != null,
});

/** Adds a kind of expense. Throws VALIDATION_FAILED without a name and for a taken name. */
export const createExpenseKind = command<{ readonly name: string | null }>()({
  name: 'createExpenseKind',
  access: anyOf('manage_users'),
  form: expenseKindPayload,
  accept: ({ name }) => ({ name: cleanName(name) }),
  sameAs: (wanted) => wanted,
  lock: (work, { name }) => assertNameFree(work, name),
  async run({ em, record }, { name }) {
    const row = em.create(ExpenseKind, { name, archivedAt: null });
    await em.flush();
    const answer = kindAnswer(row);
    return {
      answer,
      history: [record({ entity: 'ExpenseKind', entityId: row.id, after: answer })],
      cars: [],
    };
  },
  around: (_, write) => refuseTakenName('kind', messages.kindTaken, write),
});

interface KindChange extends UpdateExpenseKindInput {
  readonly id: number;
}

/** Renames, archives or restores a kind. Throws NOT_FOUND, STALE, VALIDATION_FAILED. */
export const updateExpenseKind = command<KindChange>()({
  name: 'updateExpenseKind',
  access: anyOf('manage_users'),
  form: expenseKindChangePayload,
  accept: (wanted) => ({ ...wanted, name: wanted.name == null ? null : cleanName(wanted.name) }),
  sameAs: 'not repeatable',
  async lock(work, { id, name, version }) {
    const row = await work.em.findOne(ExpenseKind, id, LOCKED_ROW);
    if (!row) throw notFound(messages.kindUnknown);
    const before = kindAnswer(row);
    refuseStale(before, version);
    if (name === '') throw validationFailed({ name: messages.kindNameRequired });
    if (name !== null && name !== row.name) await assertNameFree(work, name, id);
    return { row, before };
  },
  async run({ em, ctx, record }, { name, isArchived }, { row, before }) {
    row.name = name ?? row.name;
    row.archivedAt = (isArchived ?? before.isArchived) ? (row.archivedAt ?? ctx.now) : null;
    await em.flush();
    const answer = kindAnswer(row);
    if (answer.version === before.version) return { answer, unchanged: true };
    return {
      answer,
      history: [record({ entity: 'ExpenseKind', entityId: row.id, before, after: answer })],
      cars: [],
    };
  },
  around: (_, write) => refuseTakenName('kind', messages.kindTaken, write),
});

async function assertNameFree({ em }: Work, name: string, self?: number): Promise<void> {
  const kinds = await em.find(ExpenseKind, {});
  const isTaken = kinds.some(
    (kind) => kind.id !== self && kind.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw validationFailed({ name: messages.kindTaken });
}
