import { tidied } from './text';

/** Full-width, Arabic and Persian digits. */
const OTHER_DIGIT = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g;
const OTHER_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-'],
  [/\uff0b/g, '+'],
  [/[\uff0c\u066b]/g, ','],
  [/\uff0e/g, '.'],
  [/\u066c/g, ' '],
];

/**
 * A typed or pasted number with ASCII digits and signs, single spaces and nothing invisible:
 * «１２\u2009６００» → '12 600', «−5» → '-5'. Every numeric field uses it.
 */
export function plainDigits(text: string): string {
  let plain = tidied(text);
  if (/^[ -~]*$/.test(plain)) return plain;
  // The digit is the last four bits of these code points.
  plain = plain.replace(OTHER_DIGIT, (digit) => String(digit.charCodeAt(0) & 15));
  for (const [sign, ascii] of OTHER_SIGNS) plain = plain.replace(sign, ascii);
  return plain;
}

/** A typed whole number without a sign: '2 026' → 2026; null: '1e3', '0x7e9', '15,5', ''. */
export function parseCount(text: string): number | null {
  const digits = plainDigits(text).replace(/\s/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}
