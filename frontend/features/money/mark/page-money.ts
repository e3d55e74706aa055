import type { MarkedMoment, MarkPart } from '@schema/values/money/at-mark';
import type { PaymentMethod } from '@schema/values/money/ledger';
import { fromRoubles, parseAmount, toRoubles } from '@schema/values/money/money';
import { positive, restOfDeposit } from '../sheet/rental-sums';
import type { RentalMoneyFacts } from '../useRentalMoney';
import { initialValues, type MarkMoneyValues, partsOf } from './mark-steps';

/** The money as it will be after charges that are not recorded yet, roubles. */
export function withCharged(money: RentalMoneyFacts, charged: number): RentalMoneyFacts {
  const sum = (roubles: number) => toRoubles(fromRoubles(roubles));
  return { ...money, owed: sum(money.owed + charged), balance: sum(money.balance + charged) };
}

export type TypedMoney = Partial<MarkMoneyValues>;

interface Suggested {
  readonly at: MarkedMoment;
  /** Charges of the page included. */
  readonly money: RentalMoneyFacts;
  readonly method: PaymentMethod;
}

export interface PageMoney {
  readonly parts: readonly MarkPart[];
  readonly values: MarkMoneyValues;
}

/**
 * The parts of the money and their sums: what was typed, else what is due. A part of the deposit
 * that is withheld for the debt reduces both the payment and the refund of the deposit.
 */
export function pageMoney({ at, money, method }: Suggested, typed: TypedMoney): PageMoney {
  const parts = partsOf(at, money);
  const due = initialValues(parts, method);
  const hasDebt = money.balance > 0;
  const chargeKind = typed.chargeKind ?? (hasDebt ? 'debt' : due.chargeKind);
  const withheld = parseAmount(typed.withheld ?? '') ?? 0;
  const isForDebt = chargeKind === 'debt' && withheld > 0;
  const left = isForDebt ? Math.max(0, money.balance - withheld) : money.balance;
  const suggested: MarkMoneyValues = {
    ...due,
    chargeKind,
    ...(hasDebt && { payment: positive(toRoubles(fromRoubles(left))), hasPayment: left > 0 }),
    ...(withheld > 0 && { deposit: restOfDeposit(money.deposit.held, withheld) }),
  };
  return { parts, values: { ...suggested, ...typed } };
}

/** The typed values after a change of the shown ones: what differs is typed. */
export function typedAfter(typed: TypedMoney, shown: MarkMoneyValues, next: MarkMoneyValues) {
  const names = Object.keys(next) as (keyof MarkMoneyValues)[];
  const changed = names.filter((name) => next[name] !== shown[name]);
  return { ...typed, ...Object.fromEntries(changed.map((name) => [name, next[name]])) };
}
