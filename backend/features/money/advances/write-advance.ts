import { holderOf, type KnownHolder } from '@backend/domain/money/drawer';
import { notFound, Refusal } from '@backend/domain/refusal';
import type { SignedInContext } from '@backend/operation/context';
import { recordChange } from '@backend/store/change-log';
import type { Em } from '@backend/store/em';
import { MoneyAdvance } from '@backend/store/entities/money/money-advance.entity';
import { once } from '@backend/store/idempotency';
import { lockCustomer } from '@backend/store/locks/guard-customer';
import { type AdvanceRow, loadAdvanceRows } from '@backend/store/queries/money/advance-queries';
import { MESSAGES } from '@schema/messages';
import type { OperationName } from '@schema/topics';
import type { CustomerMoney } from '../money-reports.types';
import { advanceVersion, readCustomerMoney } from '../read-customer-money';

interface AdvanceWrite {
  readonly operation: OperationName;
  /** Throws NOT_FOUND. */
  readonly customerOf: (em: Em) => Promise<number>;
  /** Without the version: a retry that was recorded gets the first answer, whatever came since. */
  readonly params: unknown;
  /** Of the advance that the change is based on; none: of whatever there is. */
  readonly version?: number | null | undefined;
}

interface AdvanceLedger {
  readonly customerId: number;
  readonly lines: readonly AdvanceRow[];
}

/**
 * Runs one change of a customer's advance under the customer's lock, in one transaction, once per
 * Idempotency-Key, and answers with the customer's money. Throws NOT_FOUND; STALE when the advance
 * is not of the version.
 */
export async function writeAdvance(
  ctx: SignedInContext,
  { operation, customerOf, params, version = null }: AdvanceWrite,
  job: (em: Em, ledger: AdvanceLedger) => Promise<void>,
): Promise<CustomerMoney> {
  const { idempotencyKey: key, user, now } = ctx;
  const answer = await ctx.store.write(ctx.em, (em) =>
    once(em, { key, userId: user.id, operation, params, now }, async () => {
      const customerId = await customerOf(em);
      if (!(await lockCustomer(em, customerId))) throw notFound(MESSAGES.customers.notFound);
      const lines = await loadAdvanceRows(em, customerId);
      if (version !== null && version !== advanceVersion(lines)) {
        throw new Refusal('STALE', MESSAGES.money.advanceStale);
      }
      await job(em, { customerId, lines });
      await em.flush();
      return readCustomerMoney(em, customerId);
    }),
  );
  ctx.announce(operation);
  return answer;
}

type AdvanceDraft = Pick<MoneyAdvance, 'direction' | 'amountKopecks' | 'method'> & {
  readonly comment: string | null;
  readonly reversesId?: number | null;
  /** The entry of the rental that shares the line. */
  readonly entryId?: number | null;
  /** The line that this one takes back. */
  readonly takenBack?: KnownHolder;
};

/** Adds a line to the advance, and to the history of the customer. */
export async function addAdvance(
  em: Em,
  customerId: number,
  { takenBack, ...draft }: AdvanceDraft,
  by: { readonly ctx: SignedInContext; readonly operation: OperationName },
): Promise<void> {
  const { user, now: at } = by.ctx;
  const row = em.create(MoneyAdvance, {
    ...{ customerId, ...draft },
    ...{ reversesId: draft.reversesId ?? null, entryId: draft.entryId ?? null },
    ...{ happenedAt: at, ...holderOf(user, takenBack) },
  });
  em.persist(row);
  await em.flush();
  const { direction, amountKopecks: amount, method, comment = null, reversesId = null } = row;
  const after = { money: { advanceId: row.id, direction, amount, method, comment, reversesId } };
  const { operation } = by;
  recordChange(em, { at, user, operation, entity: 'Customer', entityId: customerId, after });
}
