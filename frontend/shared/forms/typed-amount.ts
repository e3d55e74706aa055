import { amountText } from '@schema/values/money/money';
import { groupAmount } from '../lib/typing/money-typing';

/** Initial text of a money field: 12600.5 → '12 600,50'; null → ''. */
export function typedAmount(roubles: number | null | undefined): string {
  return roubles == null ? '' : groupedAmount(amountText(roubles));
}

/** Groups the thousands of a computed amount: '12600' → '12 600'. */
export function groupedAmount(text: string): string {
  return groupAmount({ text, caret: 0 }).text;
}
