import { assertTakeable, assertWithholdable } from '@backend/domain/money/money-rules';
import { validationFailed } from '@backend/domain/refusal';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { addChargeRow } from '@backend/rentals/rental-charges';
import { claimFiles } from '@backend/store/files/stored-files';
import { chargePayload, withholdingPayload } from '@schema/forms/money/payments';
import { MESSAGES } from '@schema/messages';
import { chargePhotoKeyOf } from '@schema/values/fleet/file-url';
import { kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { ChargeInput, WithholdingInput } from './money-input.types';
import { addEntry, endMoneyChange, lockRentalLedger } from './write-money';

/** Records a charge beside the rent. Throws VALIDATION_FAILED, NOT_FOUND, CONFLICT, STALE. */
export const addCharge = command<ChargeInput>()({
  name: 'addCharge',
  access: anyOf('edit_bookings'),
  form: chargePayload,
  accept: ({ bookingId, kind, amount, comment, photo, version }) => ({
    bookingId,
    kind,
    amount: kopecks(amount),
    comment: trimmedOrNull(comment),
    photoKey: chargePhotoKeyOf(photo ?? ''),
    version,
  }),
  sameAs: ({ bookingId, kind, amount, comment, photoKey }) => ({
    bookingId,
    kind,
    amount,
    comment,
    ...(photoKey && { photoKey }),
  }),
  lock: (work, { bookingId, version }) => lockRentalLedger(work, { bookingId, version }),
  async run(work, { kind, amount, comment, photoKey }, ledger) {
    assertTakeable(ledger, 'charge');
    if (photoKey && (await claimFiles(work.em, [photoKey])).length > 0) {
      throw validationFailed({ photo: MESSAGES.cars.photoGone });
    }
    const draft = { kind, amountKopecks: amount, comment, photoKey };
    return endMoneyChange(work, ledger, [await addChargeRow(work, ledger, draft)]);
  },
});

/**
 * Pays the debt, or a new charge, with the deposit: an entry out of the deposit and one into the
 * rent, which change no till. Throws VALIDATION_FAILED, NOT_FOUND, CONFLICT, STALE.
 */
export const withholdDeposit = command<WithholdingInput>()({
  name: 'withholdDeposit',
  access: anyOf('edit_bookings'),
  form: withholdingPayload,
  accept: ({ bookingId, amount, chargeKind, comment, version }) => ({
    bookingId,
    amount: kopecks(amount),
    chargeKind: chargeKind ?? null,
    comment: trimmedOrNull(comment),
    version,
  }),
  sameAs: ({ bookingId, amount, chargeKind, comment }) => ({
    bookingId,
    amount,
    chargeKind,
    comment,
  }),
  lock: (work, { bookingId, version }) => lockRentalLedger(work, { bookingId, version }),
  async run(work, { amount: amountKopecks, chargeKind, comment }, ledger) {
    assertWithholdable(ledger, amountKopecks, chargeKind !== null);
    const charged = chargeKind
      ? [await addChargeRow(work, ledger, { kind: chargeKind, amountKopecks, comment })]
      : [];
    const common = { amountKopecks, method: 'deposit', comment } as const;
    const taken = await addEntry(work, ledger, { ...common, kind: 'deposit', direction: 'out' });
    const paid = await addEntry(work, ledger, {
      ...common,
      kind: chargeKind ? 'charge' : 'rent',
      direction: 'in',
      pairId: taken.row.id,
    });
    return endMoneyChange(work, ledger, [taken.recorded, paid.recorded, ...charged]);
  },
});
