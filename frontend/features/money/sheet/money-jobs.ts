import type { DraftKey } from '@frontend/shared/forms/drafts/form-drafts';
import type { FormShape } from '@schema/forms/fields/problems';
import {
  moneySheetForm,
  paymentAndDepositForm,
  returnDepositForm,
} from '@schema/forms/money/money-sheet';
import { MONEY_MARK_TEXTS } from '@schema/texts/money/money-marks';
import { MONEY_JOB_TEXTS, MONEY_SHEET_TEXTS as TEXTS } from '@schema/texts/money/rental-money';
import type { OperationName } from '@schema/topics';
import type { ChargeKind, PaymentMethod } from '@schema/values/money/ledger';
import { parseAmount } from '@schema/values/money/money';
import { trimmedOrNull } from '@schema/values/words/text';
import {
  AddChargeDocument,
  CreditAdvanceDocument,
  KeepAsAdvanceDocument,
  RefundPaymentDocument,
  ReturnDepositDocument,
  TakeDepositDocument,
  TakePaymentDocument,
  WithholdDepositDocument,
} from '../rental-money.generated';
import { depositToTake, positive, type Sums } from './rental-sums';
import { type MoneyStep, step } from './use-money-steps';

export type MoneyJob = keyof typeof MONEY_JOB_TEXTS;

/** A charge, or the debt of the rental itself. */
export type ChargeChoice = ChargeKind | 'debt';

export interface MoneySheetValues {
  /** Roubles as typed. */
  readonly amount: string;
  /** The deposit taken together with a payment. */
  readonly deposit: string;
  /** Withheld part of a deposit whose rest is refunded. */
  readonly withheld: string;
  readonly chargeKind: ChargeChoice;
  readonly method: PaymentMethod;
  readonly comment: string;
  /** Till of the cash; absent: the user's own. */
  readonly tillId?: number;
  /** Why the till has less than leaves it; '' or absent: not asked. */
  readonly shortReason?: string;
  /** URL of the photo of a charge; '': none. */
  readonly photo: string;
  /** Unanswered attempts with their keys (`keptAttempts`). */
  readonly attempts: string;
}

interface SumField {
  readonly name: 'amount' | 'deposit' | 'withheld';
  readonly label: string;
  /** Operation of the part: a part recorded by it in an earlier attempt is not asked again. */
  readonly operation?: OperationName;
  readonly mayBeEmpty?: boolean;
}

/** A sum that determines the amounts of a sheet. */
export interface KnownSum {
  readonly name: string;
  /** Roubles. */
  readonly sum: number;
}

interface MoneyJobKind {
  readonly texts: (typeof MONEY_JOB_TEXTS)[MoneyJob];
  /** Whether the money of the rental requires or allows the job. */
  readonly isOffered: (money: Sums) => boolean;
  /** `held`: the held deposit, roubles. */
  readonly form: (held: number) => FormShape;
  /** Amounts due; the other values are empty. */
  readonly initial: (money: Sums) => Partial<MoneySheetValues>;
  readonly known: (money: Sums) => readonly KnownSum[];
  readonly sums: readonly SumField[];
  /** Reason of the charge or withholding; `of`: asked while this sum is above zero. */
  readonly reason?: {
    readonly label: string;
    readonly of?: 'withheld';
    readonly mayBeDebt: boolean;
  };
  /** Money moves between customer and company: the method is asked. */
  readonly isMoved: boolean;
  /** Operations for the values, in order. Requires values valid by `form`. */
  readonly steps: (bookingId: number, values: MoneySheetValues) => readonly MoneyStep[];
}

const roubles = (text: string): number => parseAmount(text) ?? 0;

const owed = ({ balance }: Sums): KnownSum =>
  balance < 0
    ? { name: MONEY_MARK_TEXTS.overpaid, sum: -balance }
    : { name: MONEY_MARK_TEXTS.toPay, sum: balance };
const held = ({ deposit }: Sums): KnownSum => ({ name: TEXTS.held, sum: deposit.held });
const ofCustomer = ({ advance }: Sums): KnownSum => ({ name: TEXTS.advance, sum: advance });

// Attempts saved on a device are compared as JSON: the order of the fields must not change.
const paid = (bookingId: number, values: MoneySheetValues) => ({
  bookingId,
  amount: roubles(values.amount),
  method: values.method,
  comment: trimmedOrNull(values.comment),
  ...(values.tillId !== undefined && { tillId: values.tillId }),
  ...(values.shortReason && { shortReason: values.shortReason }),
});
const unmoved = (bookingId: number, { amount, comment }: MoneySheetValues) => ({
  bookingId,
  amount: roubles(amount),
  comment: trimmedOrNull(comment),
});
const withhold = (bookingId: number, values: MoneySheetValues): MoneyStep =>
  step('withholdDeposit', WithholdDepositDocument, {
    ...unmoved(bookingId, values),
    chargeKind: values.chargeKind === 'debt' ? null : values.chargeKind,
  });

const AMOUNT = { name: 'amount', label: TEXTS.amount } as const;
const ONE_SUM = { form: () => moneySheetForm, sums: [AMOUNT] } as const;
const OF_BALANCE = { ...ONE_SUM, known: (money: Sums) => [owed(money)], isMoved: true } as const;

/** Operations on the money of a rental. */
export const MONEY_JOBS: Readonly<Record<MoneyJob, MoneyJobKind>> = {
  paymentAndDeposit: {
    ...OF_BALANCE,
    texts: MONEY_JOB_TEXTS.paymentAndDeposit,
    isOffered: (money) => money.balance > 0 && depositToTake(money) > 0,
    form: () => paymentAndDepositForm,
    initial: (money) => ({
      amount: positive(money.balance),
      deposit: positive(depositToTake(money)),
    }),
    sums: [
      { ...AMOUNT, operation: 'takePayment' },
      { name: 'deposit', label: TEXTS.depositAmount },
    ],
    steps: (bookingId, values) => [
      step('takePayment', TakePaymentDocument, paid(bookingId, values)),
      step('takeDeposit', TakeDepositDocument, {
        ...paid(bookingId, values),
        amount: roubles(values.deposit),
      }),
    ],
  },
  payment: {
    ...OF_BALANCE,
    texts: MONEY_JOB_TEXTS.payment,
    isOffered: () => true,
    initial: ({ balance }) => ({ amount: positive(balance) }),
    steps: (...sheet) => [step('takePayment', TakePaymentDocument, paid(...sheet))],
  },
  deposit: {
    ...OF_BALANCE,
    texts: MONEY_JOB_TEXTS.deposit,
    isOffered: ({ deposit }) => deposit.held <= 0,
    initial: (money) => ({ amount: positive(depositToTake(money)) }),
    steps: (...sheet) => [step('takeDeposit', TakeDepositDocument, paid(...sheet))],
  },
  returnDeposit: {
    texts: MONEY_JOB_TEXTS.returnDeposit,
    isOffered: ({ deposit }) => deposit.held > 0,
    form: returnDepositForm,
    initial: ({ deposit }) => ({ amount: positive(deposit.held) }),
    known: (money) => [held(money)],
    sums: [
      { name: 'amount', label: TEXTS.returnAmount, mayBeEmpty: true },
      {
        name: 'withheld',
        label: TEXTS.withheldAmount,
        mayBeEmpty: true,
        operation: 'withholdDeposit',
      },
    ],
    reason: { label: TEXTS.withheldFor, of: 'withheld', mayBeDebt: true },
    isMoved: true,
    steps: (bookingId, values) => [
      ...(roubles(values.withheld) > 0
        ? [withhold(bookingId, { ...values, amount: values.withheld })]
        : []),
      ...(roubles(values.amount) > 0
        ? [step('returnDeposit', ReturnDepositDocument, paid(bookingId, values))]
        : []),
    ],
  },
  withhold: {
    ...ONE_SUM,
    texts: MONEY_JOB_TEXTS.withhold,
    isOffered: ({ deposit }) => deposit.held > 0,
    initial: ({ balance, deposit }) =>
      balance > 0 ? { amount: positive(Math.min(balance, deposit.held)), chargeKind: 'debt' } : {},
    known: (money) => [held(money)],
    reason: { label: TEXTS.withheldFor, mayBeDebt: true },
    isMoved: false,
    steps: (...sheet) => [withhold(...sheet)],
  },
  charge: {
    ...ONE_SUM,
    texts: MONEY_JOB_TEXTS.charge,
    isOffered: () => true,
    initial: () => ({}),
    known: () => [],
    reason: { label: TEXTS.chargeKind, mayBeDebt: false },
    isMoved: false,
    steps: (bookingId, values) => [
      step('addCharge', AddChargeDocument, {
        ...unmoved(bookingId, values),
        kind: values.chargeKind === 'debt' ? 'other' : values.chargeKind,
        ...(values.photo && { photo: values.photo }),
      }),
    ],
  },
  refund: {
    ...OF_BALANCE,
    texts: MONEY_JOB_TEXTS.refund,
    isOffered: ({ balance }) => balance < 0,
    initial: ({ balance }) => ({ amount: positive(-balance) }),
    steps: (...sheet) => [step('refundPayment', RefundPaymentDocument, paid(...sheet))],
  },
  credit: {
    ...ONE_SUM,
    texts: MONEY_JOB_TEXTS.credit,
    isOffered: ({ balance, advance }) => balance > 0 && advance > 0,
    initial: ({ balance, advance }) => ({ amount: positive(Math.min(balance, advance)) }),
    known: (money) => [ofCustomer(money), owed(money)],
    isMoved: false,
    steps: (...sheet) => [step('creditAdvance', CreditAdvanceDocument, unmoved(...sheet))],
  },
  keepAsAdvance: {
    ...ONE_SUM,
    texts: MONEY_JOB_TEXTS.keepAsAdvance,
    isOffered: ({ balance }) => balance < 0,
    initial: ({ balance }) => ({ amount: positive(-balance) }),
    known: (money) => [owed(money), ofCustomer(money)],
    isMoved: false,
    steps: (...sheet) => [step('keepAsAdvance', KeepAsAdvanceDocument, unmoved(...sheet))],
  },
};

/** Name of a saved sheet on the device; `amount`: of a typed command. */
export const moneyDraft = (job: MoneyJob, bookingId: number, amount = ''): DraftKey => ({
  kind: 'money',
  name: `money-${bookingId}-${job}`,
  basis: amount,
});
