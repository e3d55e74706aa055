import type { Ledger } from '@backend/domain/money/balance';
import {
  assertRefundable,
  assertReturnable,
  assertTakeable,
} from '@backend/domain/money/money-rules';
import { assertValid } from '@backend/domain/valid';
import type { SignedInContext } from '@backend/operation/context';
import { paymentPayload } from '@schema/forms/money/payments';
import type { MoneyDirection, MoneyKind } from '@schema/values/money/ledger';
import { type Kopecks, kopecks } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import type { RentalMoney } from './money.types';
import type { PaymentInput } from './money-input.types';
import { addEntry, writeMoney } from './write-money';

interface Movement {
  readonly kind: MoneyKind;
  readonly direction: MoneyDirection;
  /** Throws when the ledger does not allow the amount. */
  readonly check?: (ledger: Ledger, amount: Kopecks) => void;
}

/** Money of a customer that crosses the counter. */
export const MOVEMENTS = {
  takePayment: { kind: 'rent', direction: 'in' },
  refundPayment: { kind: 'rent', direction: 'out', check: assertRefundable },
  takeDeposit: { kind: 'deposit', direction: 'in' },
  returnDeposit: { kind: 'deposit', direction: 'out', check: assertReturnable },
} as const satisfies Record<string, Movement>;

/**
 * Records money that came from a customer or went back (docs/domain.md, money). A retry with the same
 * Idempotency-Key returns the first response. Throws VALIDATION_FAILED, NOT_FOUND, CONFLICT,
 * STALE.
 */
export function moveMoney(
  ctx: SignedInContext,
  operation: keyof typeof MOVEMENTS,
  input: PaymentInput,
): Promise<RentalMoney> {
  const checked = assertValid(paymentPayload, input);
  const { bookingId, method, version } = checked;
  const amount = kopecks(checked.amount);
  const comment = trimmedOrNull(checked.comment);
  const { kind, direction, check }: Movement = MOVEMENTS[operation];
  const params = { bookingId, amount, method, comment };
  return writeMoney(ctx, { operation, bookingId, params, version }, async (em, ledger) => {
    if (direction === 'in') assertTakeable(ledger, kind === 'deposit' ? 'deposit' : 'payment');
    check?.(ledger, amount);
    const draft = { kind, direction, amountKopecks: amount, method, comment };
    await addEntry(em, ledger, draft, { ctx, operation });
  });
}
