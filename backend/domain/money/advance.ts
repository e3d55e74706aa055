import { MESSAGES } from '@schema/messages';
import type { MoneyDirection, MoneyMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import { conflict, validationFailed } from '../refusal';
import { balanceOf, type Ledger, type Reversible, signed, sumOf } from './balance';
import { assertInForce } from './money-rules';

/** A line of a customer's advance; of the method `advance`: moved to a rental (out) or from one (in). */
export interface AdvanceLine extends Reversible {
  readonly direction: MoneyDirection;
  readonly method: MoneyMethod;
}

const { money } = MESSAGES;

/** Payments of a customer for no rental, neither returned nor used. */
export const advanceOf = (lines: readonly AdvanceLine[]): Kopecks => sumOf(lines.map(signed));

/** Throws VALIDATION_FAILED when the returned amount exceeds the advance. */
export function assertAdvanceReturnable(lines: readonly AdvanceLine[], amount: Kopecks): void {
  if (amount > advanceOf(lines)) throw validationFailed({ amount: money.moreThanAdvance });
}

/** Throws VALIDATION_FAILED when the credit exceeds the advance or the rental's debt. */
export function assertCreditable(
  lines: readonly AdvanceLine[],
  ledger: Ledger,
  amount: Kopecks,
): void {
  if (amount > advanceOf(lines)) throw validationFailed({ amount: money.creditedMoreThanAdvance });
  if (amount > balanceOf(ledger).balance) {
    throw validationFailed({ amount: money.creditedMoreThanOwed });
  }
}

/** Throws CONFLICT when the line is already reversed, or later returns and credits depend on it. */
export function assertAdvanceCovers(line: AdvanceLine, lines: readonly AdvanceLine[]): void {
  assertInForce(line, lines);
  if (advanceOf(lines) < signed(line)) throw conflict(money.advanceIsSpent);
}

/** The same check for a line not shared with a rental; throws CONFLICT for a shared one. */
export function assertAdvanceReversible(line: AdvanceLine, lines: readonly AdvanceLine[]): void {
  if (line.method === 'advance') throw conflict(money.creditIsOfRental);
  assertAdvanceCovers(line, lines);
}
