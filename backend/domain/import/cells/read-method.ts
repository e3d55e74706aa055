import { METHOD_WORDS } from '@schema/texts/files/opening-balance';
import type { PaymentMethod } from '@schema/values/money/ledger';
import { foldForSearch } from '@schema/values/words/search';
import { wordsOf } from './read-words';

/** The payment method that a text names; null: none. */
export function methodIn(text: string): PaymentMethod | null {
  const folded = foldForSearch(text);
  const found = METHOD_WORDS.find(([, stems]) => stems.some((stem) => folded.includes(stem)));
  return found?.[0] ?? null;
}

/** Whether each word of a text names a method: «безнал», «карта», not «Касса на Ленина». */
export const isMethodAlone = (text: string): boolean =>
  text !== '' &&
  wordsOf(text)
    .split(' ')
    .every((word) => methodIn(word) !== null);
