import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import { CashEntry } from '@backend/store/entities/money/cash-entry.entity';
import { once } from '@backend/store/idempotency';
import type { Em } from '@backend/store/open-store';
import { cashEntryPayload } from '@schema/forms/bookings/cash-entry';
import type { Kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { AddCashEntryInput, CashEntryType } from './cashbox.types';

const operation = 'addCashEntry';

interface NewEntry {
  readonly amount: Kopecks;
  readonly comment: string | null;
}

/**
 * Records a manual cash entry on the day of the request (requirements.md, M1; docs/domain.md,
 * revenue). A retry with the same Idempotency-Key returns the first response. Throws
 * VALIDATION_FAILED with form messages.
 */
export async function addCashEntry(
  ctx: SignedInContext,
  input: AddCashEntryInput,
): Promise<CashEntryType> {
  const checked = assertValid(cashEntryPayload, input);
  const entry: NewEntry = {
    amount: checked.amount,
    comment: trimmedOrNull(checked.comment),
  };
  const { idempotencyKey: key, user, now } = ctx;
  const saved = await ctx.store.write(ctx.em, (em) =>
    once(em, { key, userId: user.id, operation, params: entry, now }, () => take(em, entry, ctx)),
  );
  ctx.announce(operation);
  return saved;
}

async function take(em: Em, entry: NewEntry, ctx: SignedInContext): Promise<CashEntryType> {
  const { user, now } = ctx;
  const { amount, comment } = entry;
  const row = em.create(CashEntry, {
    amountKopecks: amount,
    comment,
    createdAt: now,
    ...{ userId: user.id, userLogin: user.login },
    reversesId: null,
  });
  em.persist(row);
  await em.flush();
  const after = { id: row.id, amount, comment, createdAt: now, reversesId: null };
  recordChange(em, { at: now, user, operation, entity: 'CashEntry', entityId: row.id, after });
  return after;
}
