import { notFound, Refusal } from '@backend/domain/refusal';
import type { Done, Work } from '@backend/operation/command';
import { recordLine } from '@backend/rentals/money-line';
import type { Recorded } from '@backend/store/change-log';
import { MoneyAdvance } from '@backend/store/entities/money/money-advance.entity';
import { lockCustomer } from '@backend/store/locks/guard-customer';
import { type AdvanceRow, loadAdvanceRows } from '@backend/store/queries/money/advance-queries';
import type { TillColumns } from '@backend/tills/use-till';
import { MESSAGES } from '@schema/messages';
import type { CustomerMoney } from '../customer-money.types';
import { advanceVersion, readCustomerMoney } from '../read-customer-money';

interface LockedAdvance {
  readonly customerId: number;
  /** Version of the advance that the change is based on; absent: any. */
  readonly version?: number | null | undefined;
}

/**
 * Locks the customer and reads the lines of the advance. Throws NOT_FOUND; STALE for another
 * version of the advance.
 */
export async function lockAdvanceRows(
  { em }: Work,
  { customerId, version = null }: LockedAdvance,
): Promise<readonly AdvanceRow[]> {
  if (!(await lockCustomer(em, customerId))) throw notFound(MESSAGES.customers.notFound);
  const lines = await loadAdvanceRows(em, customerId);
  if (version !== null && version !== advanceVersion(lines)) {
    throw new Refusal('STALE', MESSAGES.money.advanceStale);
  }
  return lines;
}

/** Saves the changed advance and returns the customer's money. */
export async function endAdvanceChange(
  { em }: Work,
  customerId: number,
  history: readonly [Recorded, ...Recorded[]],
): Promise<Done<CustomerMoney>> {
  await em.flush();
  return { answer: await readCustomerMoney(em, customerId), history, cars: [] };
}

type AdvanceDraft = Pick<MoneyAdvance, 'direction' | 'amountKopecks' | 'method'> & {
  readonly comment: string | null;
  readonly reversesId?: number | null;
  /** The entry of the rental that shares the line. */
  readonly entryId?: number | null;
} & Partial<TillColumns>;

/** Adds a line to the advance and to the customer's history. */
export async function addAdvance(
  work: Work,
  customerId: number,
  { reversesId = null, entryId = null, tillId = null, shortReason = null, ...draft }: AdvanceDraft,
): Promise<Recorded> {
  const { em, ctx } = work;
  const { direction, amountKopecks: amount, method, comment } = draft;
  const row = em.create(MoneyAdvance, {
    ...draft,
    customerId,
    reversesId,
    entryId,
    tillId,
    shortReason,
    userId: ctx.user.id,
    userLogin: ctx.user.login,
    happenedAt: ctx.now,
  });
  await em.flush();
  return recordLine(
    work,
    { entity: 'Customer', entityId: customerId },
    { advanceId: row.id, direction, amount, method, comment, reversesId },
  );
}
