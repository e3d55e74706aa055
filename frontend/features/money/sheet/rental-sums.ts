import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { leftToTake } from '@schema/values/money/deposit';
import { fromRoubles, toRoubles } from '@schema/values/money/money';
import type { RentalMoneyFacts } from '../useRentalMoney';

/** What a sheet is opened over, roubles. */
export type Sums = Pick<RentalMoneyFacts, 'balance' | 'deposit' | 'advance'>;

/** Ended, returned or cancelled. */
export const isOver = ({ deposit }: Pick<Sums, 'deposit'>): boolean => deposit.returnBy !== null;

/** The deposit that is still to be taken, roubles; none of a rental that is over. */
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

/** Something has to be done with the money now. */
export const isOpen = (money: Omit<Sums, 'advance'>): boolean =>
  money.balance > 0 || (isOver(money) && (money.balance < 0 || money.deposit.held > 0));

/** A sum as typed; '' without any. */
export const positive = (roubles: number): string => (roubles > 0 ? typedAmount(roubles) : '');

/** What is given back of a deposit when a part of it is withheld, as typed. */
export function restOfDeposit(held: number, withheld: number): string {
  const rest = Math.max(0, fromRoubles(held) - fromRoubles(withheld));
  return positive(rest / 100);
}
