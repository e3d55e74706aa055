import { assertTakeable, assertWithholdable } from '@backend/domain/money/money-rules';
import { validationFailed } from '@backend/domain/refusal';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { claimFiles } from '@backend/store/files/stored-files';
import { chargePayload, withholdingPayload } from '@schema/forms/money/payments';
import { MESSAGES } from '@schema/messages';
import { chargePhotoKeyOf } from '@schema/values/fleet/file-url';
import { kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { RentalMoney } from './money.types';
import type { ChargeInput, WithholdingInput } from './money-input.types';
import { addChargeRow, addEntry, writeMoney } from './write-money';

/** Records what the customer owes beside the rent. Throws VALIDATION_FAILED, NOT_FOUND, CONFLICT, STALE. */
export function addCharge(ctx: SignedInContext, input: ChargeInput): Promise<RentalMoney> {
  const operation = 'addCharge';
  const checked = assertValid(chargePayload, input);
  const { bookingId, kind, version } = checked;
  const amountKopecks = kopecks(checked.amount);
  const comment = trimmedOrNull(checked.comment);
  const photoKey = chargePhotoKeyOf(checked.photo ?? '');
  const params = { bookingId, kind, amount: amountKopecks, comment, ...(photoKey && { photoKey }) };
  return writeMoney(ctx, { operation, bookingId, params, version }, async (em, ledger) => {
    assertTakeable(ledger, 'charge');
    if (photoKey && (await claimFiles(em, [photoKey])).length > 0) {
      throw validationFailed({ photo: MESSAGES.cars.photoGone });
    }
    const draft = { kind, amountKopecks, comment, photoKey };
    await addChargeRow(em, ledger, draft, { ctx, operation });
  });
}

/**
 * Pays what is owed, or a new charge, with the deposit: an entry out of the deposit and one into the
 * rent, which leave the drawer as it is. Throws VALIDATION_FAILED, NOT_FOUND, CONFLICT, STALE.
 */
export function withholdDeposit(
  ctx: SignedInContext,
  input: WithholdingInput,
): Promise<RentalMoney> {
  const operation = 'withholdDeposit';
  const checked = assertValid(withholdingPayload, input);
  const { bookingId, chargeKind = null, version } = checked;
  const amountKopecks = kopecks(checked.amount);
  const comment = trimmedOrNull(checked.comment);
  const params = { bookingId, amount: amountKopecks, chargeKind, comment };
  const by = { ctx, operation } as const;
  return writeMoney(ctx, { operation, bookingId, params, version }, async (em, ledger) => {
    assertWithholdable(ledger, amountKopecks, chargeKind !== null);
    if (chargeKind)
      await addChargeRow(em, ledger, { kind: chargeKind, amountKopecks, comment }, by);
    const common = { amountKopecks, method: 'deposit', comment } as const;
    const out = { ...common, kind: 'deposit', direction: 'out' } as const;
    const { id: pairId } = await addEntry(em, ledger, out, by);
    const kind = chargeKind ? 'charge' : 'rent';
    await addEntry(em, ledger, { ...common, kind, direction: 'in', pairId }, by);
  });
}
