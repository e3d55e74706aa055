import type { RowCar } from '@schema/values/fleet/car-title';
import type { MoneyDirection, PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import type { PartnerStatement } from './partner-statement';

export interface ShownStatementCar extends RowCar {
  readonly revenue: Kopecks;
  /** Percent, at most 3 decimals. */
  readonly lowestPercent: number;
  readonly highestPercent: number;
  readonly amount: Kopecks;
}

export interface ShownStatementOperation {
  readonly id: number;
  readonly direction: MoneyDirection;
  readonly amount: Kopecks;
  readonly method: PaymentMethod;
  readonly spentOn: Day;
  readonly expenseKind: string | null;
  readonly carTitle: string | null;
  /** Null for the partner. */
  readonly comment: string | null;
  readonly reversesId: number | null;
}

/** A statement with its names, as its readers and its link show it. JSON. */
export interface ShownStatement
  extends Omit<PartnerStatement<never>, 'cars' | 'expenses' | 'payouts'> {
  readonly partnerId: number;
  readonly partnerName: string;
  readonly settledFrom: Day | null;
  readonly from: Day;
  readonly to: Day;
  readonly cars: readonly ShownStatementCar[];
  readonly expenses: readonly ShownStatementOperation[];
  readonly payouts: readonly ShownStatementOperation[];
}
