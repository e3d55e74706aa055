import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { leftToTake } from '@schema/values/money/deposit';
import { fromRoubles, toRoubles } from '@schema/values/money/money';
import type { RentalMoneyFacts } from '../useRentalMoney';
import type { MoneyJob, MoneySheetValues } from './money-steps';

type Sums = Pick<RentalMoneyFacts, 'balance' | 'deposit' | 'advance'>;

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

/** What is done with the money of a rental now; the first is the most likely one. */
export function offeredJobs(money: Sums): readonly MoneyJob[] {
  const isHeld = money.deposit.held > 0;
  const jobs = {
    paymentAndDeposit: money.balance > 0 && depositToTake(money) > 0,
    payment: true,
    deposit: !isHeld,
    refund: money.balance < 0,
    credit: money.balance > 0 && money.advance > 0,
    keepAsAdvance: money.balance < 0,
    returnDeposit: isHeld,
    withhold: isHeld,
    charge: true,
  };
  // A rental that is over is paid or given back, and takes no new deposit.
  const order: readonly MoneyJob[] = !isOver(money)
    ? [
        ...(['credit', 'paymentAndDeposit', 'payment', 'deposit', 'returnDeposit'] as const),
        ...(['withhold', 'charge', 'refund', 'keepAsAdvance'] as const),
      ]
    : money.balance > 0
      ? ['credit', 'payment', 'withhold', 'returnDeposit', 'charge']
      : ['refund', 'returnDeposit', 'keepAsAdvance', 'withhold', 'charge', 'payment'];
  return order.filter((job) => jobs[job]);
}

export const positive = (roubles: number): string => (roubles > 0 ? typedAmount(roubles) : '');

/** What a sheet is opened with: the sum that the rental asks for. */
export function initialSums(
  job: MoneyJob,
  money: Sums,
): Pick<MoneySheetValues, 'amount' | 'deposit' | 'withheld' | 'chargeKind'> {
  const { balance, deposit, advance } = money;
  const none = { amount: '', deposit: '', withheld: '', chargeKind: 'fine' } as const;
  switch (job) {
    case 'payment':
      return { ...none, amount: positive(balance) };
    case 'paymentAndDeposit':
      return { ...none, amount: positive(balance), deposit: positive(depositToTake(money)) };
    case 'deposit':
      return { ...none, amount: positive(depositToTake(money)) };
    case 'returnDeposit':
      return { ...none, amount: positive(deposit.held) };
    case 'withhold':
      return balance > 0
        ? { ...none, amount: positive(Math.min(balance, deposit.held)), chargeKind: 'debt' }
        : none;
    case 'charge':
      return none;
    case 'credit':
      return { ...none, amount: positive(Math.min(balance, advance)) };
    case 'keepAsAdvance':
    case 'refund':
      return { ...none, amount: positive(-balance) };
  }
}

/** What is given back of a deposit when a part of it is withheld, as typed. */
export function restOfDeposit(held: number, withheld: number): string {
  const rest = Math.max(0, fromRoubles(held) - fromRoubles(withheld));
  return positive(rest / 100);
}
