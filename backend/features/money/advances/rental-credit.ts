import { assertAdvanceCovers } from '@backend/domain/money/advance';
import { shownParts } from '@backend/domain/money/rental-parts';
import { conflict } from '@backend/domain/refusal';
import type { Work } from '@backend/operation/command';
import type { Recorded } from '@backend/store/change-log';
import type { Em } from '@backend/store/em';
import { RowMovedError } from '@backend/store/engine/mutex';
import type { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import { lockCustomer } from '@backend/store/locks/guard-customer';
import type { AdvanceRow } from '@backend/store/queries/money/advance-queries';
import { loadRentalParts, type RentalPart } from '@backend/store/queries/money/rental-queries';
import { MESSAGES } from '@schema/messages';
import { addAdvance } from './write-advance';

/** What of a rental concerns the advance of its customer. */
export interface CreditLedger {
  /** Null: deleted, or no booking is left. */
  readonly customerId: number | null;
  /** The advance of the customer. */
  readonly advanceRows: readonly AdvanceRow[];
}

export const customerOf = (parts: readonly RentalPart[]): number | null =>
  shownParts(parts).at(-1)?.customerId ?? null;

/** Locks the customer of the rental, if there is one. Throws RowMovedError after a merge. */
export async function lockRentalCustomer(em: Em, rentalId: number): Promise<void> {
  const customerId = customerOf(await loadRentalParts(em, rentalId));
  if (customerId === null) return;
  await lockCustomer(em, customerId);
  if (customerOf(await loadRentalParts(em, rentalId)) !== customerId) throw new RowMovedError();
}

/** The line of the advance that shares the entry. Throws CONFLICT when the customer is gone. */
function lineOf({ id }: MoneyEntry, { advanceRows }: CreditLedger): AdvanceRow {
  const line = advanceRows.find(({ entryId }) => entryId === id);
  if (!line) throw conflict(MESSAGES.money.customerGone);
  return line;
}

/** Throws CONFLICT when the entry is shared with an advance that is gone, or spent since. */
export function assertCreditReversible(row: MoneyEntry, ledger: CreditLedger): void {
  if (row.method === 'advance') assertAdvanceCovers(lineOf(row, ledger), ledger.advanceRows);
}

/**
 * Takes back the line of the advance that shares entry `row`, if one does; `contrary` took the entry
 * back. Returns what was recorded.
 */
export async function takeCreditBack(
  work: Work,
  { row, contrary, ledger }: { row: MoneyEntry; contrary: MoneyEntry; ledger: CreditLedger },
): Promise<readonly Recorded[]> {
  const { customerId } = ledger;
  if (row.method !== 'advance' || customerId === null) return [];
  const line = lineOf(row, ledger);
  const recorded = await addAdvance(work, customerId, {
    amountKopecks: contrary.amountKopecks,
    method: contrary.method,
    direction: line.direction === 'in' ? 'out' : 'in',
    comment: contrary.comment ?? null,
    reversesId: line.id,
    entryId: contrary.id,
    takenBack: { userId: line.userId, userLogin: line.userName },
  });
  return [recorded];
}
