import { assertChargeReversible, assertEntriesReversible } from '@backend/domain/money/money-rules';
import { notFound } from '@backend/domain/refusal';
import { command, type Work } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { addChargeRow } from '@backend/rentals/rental-charges';
import type { Recorded } from '@backend/store/change-log';
import { MoneyCharge } from '@backend/store/entities/money/money-charge.entity';
import { MoneyEntry } from '@backend/store/entities/money/money-entry.entity';
import { reversalPayload } from '@schema/forms/money/payments';
import { MESSAGES } from '@schema/messages';
import { trimmedOrNull } from '@schema/values/words/text';
import {
  assertCreditReversible,
  lockRentalCustomer,
  takeCreditBack,
} from './advances/rental-credit';
import {
  ledgerCharge,
  ledgerEntry,
  type RentalLedger,
  reversedTogether,
} from './read-rental-money';
import { addEntry, endMoneyChange, lockRentalLedger } from './write-money';

/** `id`: the line to reverse. */
export interface Reversal {
  readonly id: number;
  readonly comment: string | null;
}

/**
 * Reverses an entry with an offsetting entry; both entries of a withholding together. Throws
 * NOT_FOUND; CONFLICT when it is already reversed or a later return depends on it.
 */
export const reverseMoneyEntry = command<Reversal>()({
  name: 'reverseMoneyEntry',
  access: anyOf('edit_bookings'),
  form: reversalPayload,
  async accept({ id, comment }, { em }) {
    const found = await em.findOne(MoneyEntry, id, { disableIdentityMap: true });
    if (!found) throw notFound(MESSAGES.money.entryUnknown);
    return { id, comment: trimmedOrNull(comment), found };
  },
  sameAs: ({ id, comment }) => ({ id, comment }),
  lock: (work, { found }) =>
    lockRentalLedger(work, {
      bookingId: found.rentalId,
      lockFirst: found.method === 'advance' ? lockRentalCustomer : undefined,
    }),
  async run(work, { found, comment }, ledger) {
    const together = reversedTogether(found, ledger).sort((one, other) => one.id - other.id);
    assertEntriesReversible(together.map(ledgerEntry), ledger);
    assertCreditReversible(found, ledger);
    // Entries are never deleted, so `found` is one of them.
    const [first = found, ...others] = together;
    const { id: pairId, history } = await takeEntryBack(work, ledger, { row: first, comment });
    for (const row of others) {
      history.push(...(await takeEntryBack(work, ledger, { row, comment, pairId })).history);
    }
    return endMoneyChange(work, ledger, history);
  },
});

interface EntryReversal {
  readonly row: MoneyEntry;
  readonly comment: string | null;
  readonly pairId?: number;
}

interface ContraryEntry {
  readonly id: number;
  readonly history: [Recorded, ...Recorded[]];
}

/** Adds the offsetting entry, with the line of a sharing advance. */
async function takeEntryBack(
  work: Work,
  ledger: RentalLedger,
  { row, comment, pairId }: EntryReversal,
): Promise<ContraryEntry> {
  const { id: reversesId, kind, amountKopecks, method, tillId = null } = row;
  const direction = row.direction === 'in' ? 'out' : 'in';
  const draft = { kind, amountKopecks, method, direction, comment, reversesId, pairId } as const;
  const { row: contrary, recorded } = await addEntry(work, ledger, { ...draft, tillId });
  const credit = await takeCreditBack(work, { row, contrary, ledger });
  return { id: contrary.id, history: [recorded, ...credit] };
}

/** Reverses a charge. Throws NOT_FOUND; CONFLICT when it is already reversed. */
export const reverseCharge = command<Reversal>()({
  name: 'reverseCharge',
  access: anyOf('edit_bookings'),
  form: reversalPayload,
  async accept({ id, comment }, { em }) {
    const found = await em.findOne(MoneyCharge, id, { disableIdentityMap: true });
    if (!found) throw notFound(MESSAGES.money.chargeUnknown);
    return { id, comment: trimmedOrNull(comment), found };
  },
  sameAs: ({ id, comment }) => ({ id, comment }),
  lock: (work, { found }) => lockRentalLedger(work, { bookingId: found.rentalId }),
  async run(work, { id, comment, found }, ledger) {
    assertChargeReversible(ledgerCharge(found), ledger);
    const { kind, amountKopecks, sheetId } = found;
    const draft = { kind, amountKopecks, comment, reversesId: id, sheetId };
    return endMoneyChange(work, ledger, [await addChargeRow(work, ledger, draft)]);
  },
});
