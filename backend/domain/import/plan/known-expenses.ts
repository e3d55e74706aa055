import type { PaymentMethod } from '@schema/values/money/ledger';
import type { Kopecks } from '@schema/values/money/money';
import type { Day } from '@schema/values/time/calendar';
import { wordsOf } from '../cells/read-words';

/** What makes two expenses the same. */
export interface ExpenseIdentity {
  readonly spentOn: Day;
  readonly amount: Kopecks;
  readonly expenseKindId: number;
  readonly carId: number | null;
  readonly comment: string | null;
}

/** A recorded expense. */
export interface KnownExpense extends ExpenseIdentity {
  readonly isReversed: boolean;
  readonly method: PaymentMethod;
}

type Sum = Pick<ExpenseIdentity, 'spentOn' | 'amount'>;

const sumKey = ({ spentOn, amount }: Sum) => `${spentOn} ${amount}`;

const restKey = ({ expenseKindId, carId, comment }: ExpenseIdentity, isCarKnown = true): string =>
  JSON.stringify([expenseKindId, isCarKnown ? carId : null, wordsOf(comment ?? '')]);

/** Two expenses with equal keys are the same. */
export const expenseKey = (expense: ExpenseIdentity): string =>
  `${sumKey(expense)} ${restKey(expense)}`;

/** Matches rows with recorded expenses; each expense matches one row, so equal rows are counted. */
export class KnownExpenses {
  readonly #bySum = new Map<string, KnownExpense[]>();

  constructor(expenses: readonly KnownExpense[]) {
    for (const expense of expenses) {
      const key = sumKey(expense);
      const others = this.#bySum.get(key);
      if (others) others.push(expense);
      else this.#bySum.set(key, [expense]);
    }
  }

  /**
   * The first expense of the day and sum that is equal to one of `forms`, excluded from later
   * matches; null: none. The forms of a row differ by what of it was found when it was recorded. A
   * sheet without cars has the expenses of any car.
   */
  take(sum: Sum, forms: () => readonly ExpenseIdentity[], hasCars: boolean): KnownExpense | null {
    const left = this.#bySum.get(sumKey(sum)) ?? [];
    if (left.length === 0) return null;
    const wanted = new Set(forms().map((form) => restKey(form, hasCars)));
    const at = left.findIndex((one) => wanted.has(restKey(one, hasCars)));
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  }
}
