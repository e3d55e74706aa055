import { amountText } from '@schema/values/money/money';
import { groupAmount } from '../lib/typing/money-typing';

/** Roubles as a money field shows them before anybody types: 12600.5 → '12 600,50'; null → ''. */
export function typedAmount(roubles: number | null | undefined): string {
  return roubles == null ? '' : groupedAmount(amountText(roubles));
}

/** Puts spaces between the thousands of an amount that a rule wrote: '12600' → '12 600'. */
export function groupedAmount(text: string): string {
  return groupAmount({ text, caret: 0 }).text;
}
