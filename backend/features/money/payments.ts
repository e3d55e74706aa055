import type { Ledger } from '@backend/domain/money/balance';
import {
  assertRefundable,
  assertReturnable,
  assertTakeable,
} from '@backend/domain/money/money-rules';
import { command } from '@backend/operation/command';
import { anyOf } from '@backend/operation/permit';
import { tillOfCash } from '@backend/tills/use-till';
import { paymentPayload } from '@schema/forms/money/payments';
import type { MoneyDirection, MoneyKind } from '@schema/values/money/ledger';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { PaymentInput } from './money-input.types';
import { addEntry, endMoneyChange, lockRentalLedger } from './write-money';

interface Movement {
  readonly kind: MoneyKind;
  readonly direction: MoneyDirection;
  /** Throws when the ledger does not allow the amount. */
  readonly check?: (ledger: Ledger, amount: Kopecks) => void;
}

/** Payment or refund of a customer. */
const MOVEMENTS = {
  takePayment: { kind: 'rent', direction: 'in' },
  refundPayment: { kind: 'rent', direction: 'out', check: assertRefundable },
  takeDeposit: { kind: 'deposit', direction: 'in' },
  returnDeposit: { kind: 'deposit', direction: 'out', check: assertReturnable },
} as const satisfies Record<string, Movement>;

/**
 * Records a payment or a refund of a customer (docs/domain.md, money). Throws VALIDATION_FAILED,
 * NOT_FOUND, CONFLICT, STALE.
 */
const movement = (name: keyof typeof MOVEMENTS) =>
  command<PaymentInput>()({
    name,
    access: anyOf('edit_bookings'),
    form: paymentPayload,
    accept: ({ amount, comment, ...input }) => ({
      ...input,
      amount: kopecks(amount),
      comment: trimmedOrNull(comment),
    }),
    sameAs: ({ bookingId, amount, method, comment, tillId }) => ({
      bookingId,
      amount,
      method,
      comment,
      ...(tillId != null && { tillId }),
    }),
    lock: (work, { bookingId, version }) => lockRentalLedger(work, { bookingId, version }),
    async run(work, { amount, method, comment, ...till }, ledger) {
      const { kind, direction, check }: Movement = MOVEMENTS[name];
      if (direction === 'in') assertTakeable(ledger, kind === 'deposit' ? 'deposit' : 'payment');
      check?.(ledger, amount);
      const columns = await tillOfCash(work, { ...till, direction, method, amount });
      const draft = { kind, direction, amountKopecks: amount, method, comment, ...columns };
      const { recorded } = await addEntry(work, ledger, draft);
      return endMoneyChange(work, ledger, [recorded]);
    },
  });

export const takePayment = movement('takePayment');
export const refundPayment = movement('refundPayment');
export const takeDeposit = movement('takeDeposit');
export const returnDeposit = movement('returnDeposit');
