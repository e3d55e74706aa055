import { assertCreditable } from '@backend/domain/money/advance';
import { assertRefundable } from '@backend/domain/money/money-rules';
import { conflict } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { creditPayload } from '@schema/forms/money/payments';
import { MESSAGES } from '@schema/messages';
import { kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { RentalMoney } from '../money.types';
import type { CreditInput } from '../money-input.types';
import { addEntry, writeMoney } from '../write-money';
import { lockRentalCustomer } from './rental-credit';
import { addAdvance } from './write-advance';

/**
 * Pays a rental with the advance of its customer, or keeps money of the rental as an advance: an entry
 * of the rental and a line of the advance with the other direction, which leave the drawer as it is.
 * Throws VALIDATION_FAILED, NOT_FOUND, CONFLICT, STALE.
 */
export function moveCredit(
  ctx: SignedInContext,
  operation: 'creditAdvance' | 'keepAsAdvance',
  input: CreditInput,
): Promise<RentalMoney> {
  const checked = assertValid(creditPayload, input);
  const { bookingId, version } = checked;
  const amountKopecks = kopecks(checked.amount);
  const comment = trimmedOrNull(checked.comment);
  const params = { bookingId, amount: amountKopecks, comment };
  const by = { ctx, operation } as const;
  const write = { operation, bookingId, params, version, lockFirst: lockRentalCustomer } as const;
  return writeMoney(ctx, write, async (em, ledger) => {
    const { customerId, advanceRows } = ledger;
    if (customerId === null) throw conflict(MESSAGES.money.customerGone);
    const isPaid = operation === 'creditAdvance';
    if (isPaid) assertCreditable(advanceRows, ledger, amountKopecks);
    else assertRefundable(ledger, amountKopecks);
    const common = { amountKopecks, method: 'advance', comment } as const;
    const direction = isPaid ? 'in' : 'out';
    const { id: entryId } = await addEntry(em, ledger, { ...common, kind: 'rent', direction }, by);
    await addAdvance(em, customerId, { ...common, direction: isPaid ? 'out' : 'in', entryId }, by);
  });
}
