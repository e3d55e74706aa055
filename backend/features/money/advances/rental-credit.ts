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

/** Data of a rental for the advance of its customer. */
export interface CreditLedger {
  /** Null: deleted, or the rental has no bookings. */
  readonly customerId: number | null;
  /** The advance of the customer. */
  readonly advanceRows: readonly AdvanceRow[];
}

export const customerOf = (parts: readonly RentalPart[]): number | null =>
  shownParts(parts).at(-1)?.customerId ?? null;

/** Locks the customer of the rental, if any. Throws RowMovedError after a merge. */
export async function lockRentalCustomer(em: Em, rentalId: number): Promise<void> {
  const customerId = customerOf(await loadRentalParts(em, rentalId));
  if (customerId === null) return;
  await lockCustomer(em, customerId);
  if (customerOf(await loadRentalParts(em, rentalId)) !== customerId) throw new RowMovedError();
}

/** The advance line that shares the entry. Throws CONFLICT when the customer is deleted. */
function lineOf({ id }: MoneyEntry, { advanceRows }: CreditLedger): AdvanceRow {
  const line = advanceRows.find(({ entryId }) => entryId === id);
  if (!line) throw conflict(MESSAGES.money.customerGone);
  return line;
}

/** Throws CONFLICT when the advance that shares the entry is deleted or already used. */
export function assertCreditReversible(row: MoneyEntry, ledger: CreditLedger): void {
  if (row.method === 'advance') assertAdvanceCovers(lineOf(row, ledger), ledger.advanceRows);
}

/**
 * Reverses the advance line that shares entry `row`, if any; `contrary` is the offsetting entry.
 * Returns the recorded line.
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
  });
  return [recorded];
}
