import { typedAmount } from '@frontend/shared/forms/typed-amount';
import { fromRoubles } from '@schema/values/money/money';
import type { RentalMoneyFacts } from '../useRentalMoney';
import type { MoneyJob, MoneySheetValues } from './money-steps';

type Sums = Pick<RentalMoneyFacts, 'balance' | 'deposit' | 'advance'>;

/** Agreed and never taken, roubles. */
export function depositToTake({ deposit }: Sums): number {
  const { agreed, held, returned, withheld } = deposit;
  const taken = fromRoubles(held) + fromRoubles(returned) + fromRoubles(withheld);
  return Math.max(0, fromRoubles(agreed) - taken) / 100;
}

/** Ended, returned or cancelled. */
export const isOver = ({ deposit }: Pick<Sums, 'deposit'>): boolean => deposit.returnBy !== null;

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
