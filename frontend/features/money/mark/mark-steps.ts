import type { OperationName } from '@schema/topics';
import {
  type MarkedMoment,
  type MarkJob,
  type MarkPart,
  moneyAtMark,
} from '@schema/values/money/at-mark';
import type { PaymentMethod } from '@schema/values/money/ledger';
import { parseAmount } from '@schema/values/money/money';
import { type ChargeChoice, MONEY_JOBS } from '../sheet/money-jobs';
import { depositToTake, positive, restOfDeposit } from '../sheet/rental-sums';
import type { MoneyStep } from '../sheet/use-money-steps';
import type { RentalMoneyFacts } from '../useRentalMoney';

/** Optional parts with their sums as typed. */
export interface MarkMoneyValues {
  readonly payment: string;
  readonly hasPayment: boolean;
  readonly deposit: string;
  readonly hasDeposit: boolean;
  /** Withheld part of a deposit whose rest is refunded. */
  readonly withheld: string;
  readonly chargeKind: ChargeChoice;
  readonly method: PaymentMethod;
  readonly comment: string;
  /** Why the till has less than leaves it; '' or absent: not asked. */
  readonly shortReason?: string;
  /** Unanswered attempts with their keys (`keptAttempts`). */
  readonly attempts: string;
}

/** The fields of a part: a payment or its refund, a deposit taken or refunded. */
export const FIELDS = {
  payment: { sum: 'payment', flag: 'hasPayment' },
  refund: { sum: 'payment', flag: 'hasPayment' },
  deposit: { sum: 'deposit', flag: 'hasDeposit' },
  returnDeposit: { sum: 'deposit', flag: 'hasDeposit' },
} as const satisfies Record<MarkJob, unknown>;

const OPERATIONS = {
  payment: 'takePayment',
  refund: 'refundPayment',
  deposit: 'takeDeposit',
  returnDeposit: 'returnDeposit',
} as const satisfies Record<MarkJob, OperationName>;

/** Parts of the money that the mark asks about. */
export function partsOf(at: MarkedMoment, money: RentalMoneyFacts): readonly MarkPart[] {
  if (!money.isFollowed) return [];
  const { balance, deposit } = money;
  const toTake = depositToTake(money);
  return moneyAtMark(at, { balance, held: deposit.held, depositToTake: toTake });
}

export function initialValues(parts: readonly MarkPart[], method: PaymentMethod): MarkMoneyValues {
  const typed = (field: 'payment' | 'deposit') =>
    positive(parts.find(({ job }) => FIELDS[job].sum === field)?.sum ?? 0);
  const [payment, deposit] = [typed('payment'), typed('deposit')];
  return {
    payment,
    hasPayment: payment !== '',
    deposit,
    hasDeposit: deposit !== '',
    withheld: '',
    chargeKind: 'fine',
    method,
    comment: '',
    shortReason: '',
    attempts: '',
  };
}

/** The enabled parts, with the sums as typed. */
export const chosenParts = (parts: readonly MarkPart[], values: MarkMoneyValues): MarkPart[] =>
  parts.flatMap(({ job }) => {
    const { sum, flag } = FIELDS[job];
    return values[flag] ? [{ job, sum: parseAmount(values[sum]) ?? 0 }] : [];
  });

/** The operations of the chosen parts, as in the sheets of one job. */
export function stepsOfParts(
  bookingId: number,
  parts: readonly MarkPart[],
  values: MarkMoneyValues,
  till: { readonly tillId?: number },
): readonly MoneyStep[] {
  const { method, comment, shortReason, chargeKind } = values;
  return chosenParts(parts, values).flatMap(({ job }) =>
    MONEY_JOBS[job].steps(bookingId, {
      amount: values[FIELDS[job].sum],
      deposit: '',
      withheld: values.withheld,
      chargeKind,
      method,
      comment,
      photo: '',
      attempts: '',
      ...till,
      ...(shortReason && { shortReason }),
    }),
  );
}

export const isRecorded = (job: MarkJob, done: readonly OperationName[]): boolean =>
  done.includes(OPERATIONS[job]);

/** Withheld part of the deposit, roubles. */
export const withheldOf = ({ withheld, hasDeposit }: MarkMoneyValues): number =>
  hasDeposit ? (parseAmount(withheld) ?? 0) : 0;

/** A withheld part reduces the refund, until the user types the refund. */
export function withWithheld(
  now: MarkMoneyValues,
  withheld: string,
  held: number,
): MarkMoneyValues {
  const rest = (text: string) => restOfDeposit(held, parseAmount(text) ?? 0);
  const isOwn = now.deposit !== rest(now.withheld);
  return { ...now, withheld, ...(!isOwn && { deposit: rest(withheld) }) };
}
