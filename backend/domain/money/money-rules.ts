import { MESSAGES } from '@schema/messages';
import type { Kopecks } from '@schema/values/money/money';
import { conflict, validationFailed } from '../refusal';
import {
  balanceOf,
  depositOf,
  type Ledger,
  type LedgerEntry,
  type Reversible,
  reversedIds,
  signed,
} from './balance';

const { money } = MESSAGES;

/** Throws VALIDATION_FAILED when the refund exceeds the payments. */
export function assertRefundable(ledger: Ledger, amount: Kopecks): void {
  if (amount > balanceOf(ledger).paid) throw validationFailed({ amount: money.moreThanPaid });
}

/** Throws VALIDATION_FAILED when the return exceeds the held deposit. */
export function assertReturnable(ledger: Ledger, amount: Kopecks): void {
  if (amount > depositOf(ledger.entries).held) {
    throw validationFailed({ amount: money.moreThanHeld });
  }
}

/**
 * Throws VALIDATION_FAILED when the withheld amount exceeds the held deposit or, without a charge,
 * the debt.
 */
export function assertWithholdable(ledger: Ledger, amount: Kopecks, hasCharge: boolean): void {
  if (amount > depositOf(ledger.entries).held) {
    throw validationFailed({ amount: money.withheldMoreThanHeld });
  }
  if (!hasCharge && amount > balanceOf(ledger).balance) {
    throw validationFailed({ amount: money.withheldMoreThanOwed });
  }
}

/**
 * Throws CONFLICT when the bookings of the rental are deleted: deposits and charges are closed, and
 * only the remaining debt can be paid.
 */
export function assertTakeable(
  ledger: Ledger & { readonly parts: readonly unknown[] },
  what: 'payment' | 'deposit' | 'charge',
): void {
  if (ledger.parts.length > 0) return;
  if (what === 'payment' && balanceOf(ledger).balance > 0) return;
  throw conflict(money.bookingDeleted);
}

/** Throws CONFLICT for a reversing or reversed line. */
export function assertInForce(line: Reversible, lines: readonly Reversible[]): void {
  if (line.reversesId !== null) throw conflict(money.isReversal);
  if (reversedIds(lines).has(line.id)) throw conflict(money.reversed);
}

export function assertChargeReversible(charge: Reversible, { charges }: Ledger): void {
  assertInForce(charge, charges);
}

/**
 * Throws CONFLICT when the entry is already reversed, or later refunds and returns depend on it.
 * `together`: the entries reversed at once, both of a withholding.
 */
export function assertEntriesReversible(together: readonly LedgerEntry[], ledger: Ledger): void {
  for (const entry of together) assertInForce(entry, ledger.entries);
  const left = (isDeposit: boolean) => {
    const gone = together.filter(({ kind }) => (kind === 'deposit') === isDeposit).map(signed);
    const now = isDeposit ? depositOf(ledger.entries).held : balanceOf(ledger).paid;
    return gone.reduce<number>((sum, amount) => sum - amount, now);
  };
  if (left(true) < 0) throw conflict(money.depositIsReturned);
  if (left(false) < 0) throw conflict(money.paymentIsRefunded);
}
