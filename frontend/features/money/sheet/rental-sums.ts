import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { leftToTake } from '@schema/values/money/deposit';
import { fromRoubles, toRoubles } from '@schema/values/money/money';
import type { RentalMoneyFacts } from '../useRentalMoney';

/** Sums on opening a sheet, roubles. */
export type Sums = Pick<RentalMoneyFacts, 'balance' | 'deposit' | 'advance'>;

/** Ended, returned or cancelled. */
export const isOver = ({ deposit }: Pick<Sums, 'deposit'>): boolean => deposit.returnBy !== null;

/** The deposit still to be taken, roubles; none after the end of the rental. */
export function depositToTake(money: Pick<Sums, 'deposit'>): number {
  if (isOver(money)) return 0;
  const { agreed, held, returned, withheld } = money.deposit;
  const left = leftToTake({
    agreed: fromRoubles(agreed),
    held: fromRoubles(held),
    returned: fromRoubles(returned),
    withheld: fromRoubles(withheld),
  });
  return toRoubles(left);
}

/** Whether money or a deposit is due now. */
export const isOpen = (money: Omit<Sums, 'advance'>): boolean =>
  money.balance > 0 || (isOver(money) && (money.balance < 0 || money.deposit.held > 0));

/** A sum as typed; '' when not above zero. */
export const positive = (roubles: number): string => (roubles > 0 ? typedAmount(roubles) : '');

/** Refund of a partly withheld deposit, as typed. */
export function restOfDeposit(held: number, withheld: number): string {
  const rest = Math.max(0, fromRoubles(held) - fromRoubles(withheld));
  return positive(rest / 100);
}
