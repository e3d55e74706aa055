import { parseAmount } from '@schema/values/money/money';
import { plainDigits } from '@schema/values/words/plain-digits';
import { caretAfter, type TypedText } from './typed-text';

/** Roubles, at most two decimals, optionally with the currency: `12600,5`, `12600 руб.`. */
const AMOUNT = /^(\d+)([.,]\d{0,2})?((?:₽|р)\p{L}*\.?)?$/u;
const isKept = (character: string) => /[^\s\p{Cf}]/u.test(character);

/**
 * Groups thousands while an amount in roubles is typed: `12600,5` → `12 600,5`. An invalid amount
 * (letters, a minus, three decimals) is left unchanged for validation. requirements.md, K16: spaces
 * removed, comma accepted.
 */
export function groupAmount(typed: TypedText): TypedText {
  const found = AMOUNT.exec(plainDigits(typed.text).replace(/\s/g, ''));
  if (!found) return typed;
  const [, whole = '', fraction = '', currency = ''] = found;
  const amount = whole.replace(/\B(?=(\d{3})+$)/g, ' ') + fraction;
  const text = currency ? `${amount} ${currency}` : amount;
  return { text, caret: caretAfter(typed, text, isKept) };
}

/** Whether to show the currency after the amount: false when it is typed. */
export const isWithoutCurrency = (text: string): boolean => !/[₽\p{L}]/u.test(text);

/**
 * The amount one step up or down, at least 0: arrow keys in a price field (requirements.md, X2,
 * step 100). An empty text counts as 0, an invalid amount stays unchanged.
 */
export function stepAmount(text: string, direction: 1 | -1, step: number): string {
  const amount = text.trim() === '' ? 0 : parseAmount(text);
  if (amount === null) return text;
  const next = Math.max(0, amount + direction * step);
  const shown = String(Math.round(next * 100) / 100).replace('.', ',');
  return groupAmount({ text: shown, caret: 0 }).text;
}
