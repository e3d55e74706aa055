import { assertChargeReversible, assertEntriesReversible } from '@backend/domain/money/money-rules';
import { notFound } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
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
import type { RentalMoney } from './money.types';
import { ledgerCharge, ledgerEntry, takenBackWith } from './read-rental-money';
import { addChargeRow, addEntry, writeMoney } from './write-money';

/** `id`: the line that is taken back. */
export interface Reversal {
  readonly id: number;
  readonly comment: string | null;
}

/**
 * Takes an entry back by a contrary one of the same figures; both entries of a withholding together.
 * Throws NOT_FOUND; CONFLICT when it is taken back already or a later return depends on it.
 */
export async function reverseMoneyEntry(
  ctx: SignedInContext,
  { id, comment: typed }: Reversal,
): Promise<RentalMoney> {
  const operation = 'reverseMoneyEntry';
  const comment = trimmedOrNull(assertValid(reversalPayload, { comment: typed }).comment);
  const found = await ctx.em.findOne(MoneyEntry, id, { disableIdentityMap: true });
  if (!found) throw notFound(MESSAGES.money.entryUnknown);
  const write = {
    operation,
    ...{ bookingId: found.rentalId, params: { id, comment } },
    lockFirst: found.method === 'advance' ? lockRentalCustomer : undefined,
  } as const;
  return writeMoney(ctx, write, async (em, ledger) => {
    const together = takenBackWith(found, ledger).sort((one, other) => one.id - other.id);
    assertEntriesReversible(together.map(ledgerEntry), ledger);
    assertCreditReversible(found, ledger);
    let pairId: number | null = null;
    for (const row of together) {
      const { kind, amountKopecks, method } = row;
      const direction = row.direction === 'in' ? 'out' : 'in';
      const draft = { kind, amountKopecks, method, direction, comment } as const;
      const by = { ctx, operation } as const;
      const reversal = { ...draft, reversesId: row.id, takenBack: row, pairId };
      const contrary = await addEntry(em, ledger, reversal, by);
      pairId = contrary.id;
      await takeCreditBack(em, { row, contrary, ledger }, by);
    }
  });
}

/** Takes a charge back. Throws NOT_FOUND; CONFLICT when it is taken back already. */
export async function reverseCharge(
  ctx: SignedInContext,
  { id, comment: typed }: Reversal,
): Promise<RentalMoney> {
  const operation = 'reverseCharge';
  const comment = trimmedOrNull(assertValid(reversalPayload, { comment: typed }).comment);
  const found = await ctx.em.findOne(MoneyCharge, id, { disableIdentityMap: true });
  if (!found) throw notFound(MESSAGES.money.chargeUnknown);
  const write = { operation, bookingId: found.rentalId, params: { id, comment } } as const;
  return writeMoney(ctx, write, async (em, ledger) => {
    assertChargeReversible(ledgerCharge(found), ledger);
    const { kind, amountKopecks } = found;
    const draft = { kind, amountKopecks, comment, reversesId: id };
    await addChargeRow(em, ledger, draft, { ctx, operation });
  });
}
