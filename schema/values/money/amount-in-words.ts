/// <reference path="./rubles.d.ts" />
import { rubles } from 'rubles';
import { type Kopecks, toRoubles } from './money';

/**
 * A sum as contracts state it, roubles in words and kopecks in digits: 2 100 050 → «двадцать одна
 * тысяча рублей 50 копеек». Throws RangeError below zero and from a trillion roubles.
 */
export function amountInWords(amount: Kopecks): string {
  if (amount === 0) return 'ноль рублей 00 копеек';
  const words = rubles(toRoubles(amount));
  if (words === null) throw new RangeError(`No words for ${amount}`);
  // The library leaves out roubles that are zero.
  return amount < 100 ? `ноль рублей ${words}` : words;
}
