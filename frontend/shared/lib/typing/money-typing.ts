import { caretAfter, type TypedText } from './typed-text';

const AMOUNT = /^\d+([.,]\d{0,2})?$/;
const isKept = (character: string) => /[\d.,]/.test(character);

/**
 * Groups thousands while an amount in roubles is typed: `12600,5` → `12 600,5`. An invalid amount
 * (letters, a minus, three decimals) is left unchanged for validation. requirements.md, K16: spaces
 * removed, comma accepted.
 */
export function groupAmount(typed: TypedText): TypedText {
  const compact = typed.text.replace(/\s/g, '');
  if (!AMOUNT.test(compact)) return typed;
  const [whole = '', ...fraction] = compact.split(/(?=[.,])/);
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ' ') + fraction.join('');
  return { text, caret: caretAfter(typed, text, isKept) };
}

/**
 * The amount one step up or down, at least 0: arrow keys in a price field (requirements.md, X2,
 * step 100). An empty or unreadable text counts as 0.
 */
export function stepAmount(text: string, direction: 1 | -1, step: number): string {
  const amount = Number(text.replace(/\s/g, '').replace(',', '.'));
  const next = Math.max(0, (Number.isFinite(amount) ? amount : 0) + direction * step);
  const shown = String(Math.round(next * 100) / 100).replace('.', ',');
  return groupAmount({ text: shown, caret: 0 }).text;
}
