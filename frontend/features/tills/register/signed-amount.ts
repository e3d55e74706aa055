import type { MoneyDirection } from '@schema/values/money/ledger';
import { formatExactAmount } from '@schema/values/money/money';

/** '+5 000', '−5 000'; nothing has no sign. */
export const signedAmount = (direction: MoneyDirection, roubles: number): string =>
  roubles === 0 ? '0' : `${direction === 'in' ? '+' : '−'}${formatExactAmount(roubles)}`;
