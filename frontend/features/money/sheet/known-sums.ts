import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import { MONEY_SHEET_TEXTS } from '@schema/texts/money/rental-money';
import type { RentalMoneyFacts } from '../useRentalMoney';
import type { MoneyJob } from './money-steps';

export interface KnownSum {
  readonly name: string;
  /** Roubles. */
  readonly sum: number;
}

/** What the sum of the job depends on. */
export function knownOf(
  job: MoneyJob,
  { balance, deposit, advance }: RentalMoneyFacts,
): readonly KnownSum[] {
  const owed =
    balance < 0
      ? { name: MONEY_MARK_TEXTS.overpaid, sum: -balance }
      : { name: MONEY_MARK_TEXTS.toPay, sum: balance };
  const held = { name: MONEY_SHEET_TEXTS.held, sum: deposit.held };
  const ofCustomer = { name: MONEY_SHEET_TEXTS.advance, sum: advance };
  return {
    ...{ payment: [owed], paymentAndDeposit: [owed], deposit: [owed], refund: [owed] },
    ...{ returnDeposit: [held], withhold: [held], charge: [] },
    ...{ credit: [ofCustomer, owed], keepAsAdvance: [owed, ofCustomer] },
  }[job];
}

/** What the sums of several jobs depend on, each once. */
export function knownOfAll(
  jobs: readonly MoneyJob[],
  money: RentalMoneyFacts,
): readonly KnownSum[] {
  const known = jobs.flatMap((job) => knownOf(job, money));
  return [...new Map(known.map((one) => [one.name, one])).values()];
}
