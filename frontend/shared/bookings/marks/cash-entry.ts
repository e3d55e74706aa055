import type { ApolloClient } from '@apollo/client';
import type { ChargeKind, PaymentMethod } from '@schema/values/money/ledger';
import { createContext } from 'react';

/** Operations that record the money of a mark. */
export const CASH_OPERATIONS = [
  'takePayment',
  'refundPayment',
  'takeDeposit',
  'returnDeposit',
  'withholdDeposit',
] as const;
export type CashOperation = (typeof CASH_OPERATIONS)[number];

/** Input of the operation, without the version of the money. */
interface CashInput {
  readonly bookingId: number;
  /** Roubles. */
  readonly amount: number;
  /** Absent for a withheld part of the deposit. */
  readonly method?: PaymentMethod;
  readonly chargeKind?: ChargeKind | null;
  readonly comment: string | null;
}

/** An entry of the ledger that is not recorded yet. */
export interface CashEntry {
  readonly operation: CashOperation;
  /** Idempotency-Key, 32 hex digits: a repeat is recorded once. */
  readonly key: string;
  readonly input: CashInput;
}

/** Entries that the server has not answered, in their order. */
export interface UnansweredCash {
  readonly entries: readonly CashEntry[];
  /** The first one was sent: it may be recorded. */
  readonly isTried: boolean;
}

/** Records an entry for whatever the ledger contains meanwhile; throws a refusal. */
export type RecordCash = (client: ApolloClient, entry: CashEntry) => Promise<void>;

/** Provided by the application, as recording payments is a feature of its own. */
export const RecordCashContext = createContext<RecordCash>(() =>
  Promise.reject(new Error('RecordCashContext: not provided')),
);
