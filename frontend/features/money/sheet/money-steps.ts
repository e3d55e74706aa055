import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { runCommand } from '@frontend/shared/data/commands/run-command';
import type { MONEY_JOB_TEXTS } from '@schema/texts/money/rental-money';
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
import type { RentalMoneyFacts } from '../useRentalMoney';

export type MoneyJob = keyof typeof MONEY_JOB_TEXTS;

/** A charge, or the debt of the rental itself. */
export type ChargeChoice = ChargeKind | 'debt';

export interface MoneySheetValues {
  /** Roubles as typed. */
  readonly amount: string;
  /** The deposit taken together with a payment. */
  readonly deposit: string;
  /** What is kept of a deposit while the rest is given back. */
  readonly withheld: string;
  readonly chargeKind: ChargeChoice;
  readonly method: PaymentMethod;
  readonly comment: string;
  /** Address of the photo of a charge; '': none. */
  readonly photo: string;
  /** What was sent without an answer, with its keys (`keptAttempts`). */
  readonly attempts: string;
}

/** One operation of a sheet. */
export interface MoneyStep {
  readonly operation: OperationName;
  readonly input: object;
  readonly send: (client: ApolloClient, attempt: StepAttempt) => Promise<RentalMoneyFacts>;
}

interface StepAttempt {
  readonly key: string;
  /** Of the money that the user saw. No part of the input: a retry has the same key over newer money. */
  readonly version: number;
}

function step<Input extends object>(
  operation: OperationName,
  mutation: TypedDocumentNode<{ money: RentalMoneyFacts }, { input: Input }>,
  input: Input,
): MoneyStep {
  return {
    operation,
    input,
    send: async (client, { key, version }) => {
      const command = { operation, mutation };
      return (await runCommand(client, command, { input: { ...input, version } }, { key })).money;
    },
  };
}

/** The operations that the values ask for, in order. Requires values valid by their form. */
export function stepsOf(
  job: MoneyJob,
  bookingId: number,
  values: MoneySheetValues,
): readonly MoneyStep[] {
  const { method, chargeKind } = values;
  const comment = trimmedOrNull(values.comment);
  const paid = { bookingId, amount: parseAmount(values.amount) ?? 0, method, comment };
  const credit = { bookingId, amount: paid.amount, comment };
  const withhold = (amount: number) =>
    step('withholdDeposit', WithholdDepositDocument, {
      ...{ bookingId, amount, comment },
      chargeKind: chargeKind === 'debt' ? null : chargeKind,
    });
  switch (job) {
    case 'payment':
      return [step('takePayment', TakePaymentDocument, paid)];
    case 'refund':
      return [step('refundPayment', RefundPaymentDocument, paid)];
    case 'deposit':
      return [step('takeDeposit', TakeDepositDocument, paid)];
    case 'paymentAndDeposit':
      return [
        step('takePayment', TakePaymentDocument, paid),
        step('takeDeposit', TakeDepositDocument, {
          ...paid,
          amount: parseAmount(values.deposit) ?? 0,
        }),
      ];
    case 'credit':
      return [step('creditAdvance', CreditAdvanceDocument, credit)];
    case 'keepAsAdvance':
      return [step('keepAsAdvance', KeepAsAdvanceDocument, credit)];
    case 'withhold':
      return [withhold(paid.amount)];
    case 'returnDeposit': {
      const withheld = parseAmount(values.withheld) ?? 0;
      return [
        ...(withheld > 0 ? [withhold(withheld)] : []),
        ...(paid.amount > 0 ? [step('returnDeposit', ReturnDepositDocument, paid)] : []),
      ];
    }
    case 'charge':
      return [
        step('addCharge', AddChargeDocument, {
          ...credit,
          kind: chargeKind === 'debt' ? 'other' : chargeKind,
          ...(values.photo && { photo: values.photo }),
        }),
      ];
  }
}
