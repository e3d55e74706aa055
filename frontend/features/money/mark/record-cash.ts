import {
  CASH_OPERATIONS,
  type CashEntry,
  type CashOperation,
  type RecordCash,
} from '@frontend/shared/bookings/marks/cash-entry';
import {
  RefundPaymentDocument,
  ReturnDepositDocument,
  TakeDepositDocument,
  TakePaymentDocument,
  WithholdDepositDocument,
} from '../rental-money.generated';
import { type MoneyStep, step } from '../sheet/use-money-steps';

const STEPS: Readonly<Record<CashOperation, (input: CashEntry['input']) => MoneyStep>> = {
  takePayment: (input) => step('takePayment', TakePaymentDocument, input),
  refundPayment: (input) => step('refundPayment', RefundPaymentDocument, input),
  takeDeposit: (input) => step('takeDeposit', TakeDepositDocument, input),
  returnDeposit: (input) => step('returnDeposit', ReturnDepositDocument, input),
  withholdDeposit: (input) => step('withholdDeposit', WithholdDepositDocument, input),
};

/** A step that records an entry of the ledger, as all steps of a mark do. */
type CashStep = MoneyStep & Pick<CashEntry, 'operation' | 'input'>;

export const isCashStep = (one: MoneyStep): one is CashStep =>
  CASH_OPERATIONS.some((name) => name === one.operation);

/** Records an entry that had waited on the device, over any version of the money. */
export const recordCash: RecordCash = async (client, { operation, input, key }) => {
  await STEPS[operation](input).send(client, { key, version: null });
};
