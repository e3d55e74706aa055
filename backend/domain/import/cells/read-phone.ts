import { normalisePhone } from '@schema/values/people/phone';
import { digitsOf } from '@schema/values/words/search';
import type { Cell } from './cells';
import { cellText } from './read-words';

/** '7.9161234567E10', a long number as formatted by a spreadsheet. */
const EXPONENT = /^([78])[.,](\d+)e\+?10$/i;
const DIGITS = 11;
/** Common separators between the digits of a phone inside a longer text. */
const GAP = '[\\s().-]*';
/**
 * Before a phone: neither digits nor the code of another country, which would make it a foreign
 * phone.
 */
const NO_CODE = `(?<!\\d)(?<!(?:\\+|(?<!\\d)00)${GAP}\\d{0,4}${GAP})`;
const TAIL = `\\d{3}${GAP}\\d{2}${GAP}\\d{2}(?!\\d)`;
const IN_TEXT = [
  new RegExp(`(?<!\\d)\\+${GAP}7${GAP}\\d{3}${GAP}${TAIL}`),
  new RegExp(`${NO_CODE}[78]${GAP}\\d{3}${GAP}${TAIL}`),
  // No Russian code begins with 0, 1, 2, 5, 6 or 7; a digit before it is a country's code.
  new RegExp(`${NO_CODE}(?<!\\d${GAP})[3489]\\d{2}${GAP}${TAIL}`),
] as const;

interface ReadPhone {
  /** '7XXXXXXXXXX'; null: no valid phone in the cell. */
  readonly phone: string | null;
  /** The remaining text: another phone, a name. */
  readonly rest: string;
}

const NATIONAL = /^[3489]\d{9}$/;

/** Digits in unusual groups, when they begin like a Russian phone: '8 91624 51807'. */
function fromDigits(text: string): string | null {
  if (!/^[\d\s().+-]+$/.test(text) || /^\+(?!\s*7)/.test(text)) return null;
  const first = /\d+/.exec(text)?.[0] ?? '';
  const digits = digitsOf(text);
  const isLed = first === '7' || first === '8' || first.length > 3;
  if (digits.length === DIGITS) return isLed ? normalisePhone(text) : null;
  return NATIONAL.test(digits) ? normalisePhone(text) : null;
}

/** Expands an exponent without loss; with digits cut off it would be a different phone. */
function fromExponent(text: string): string | null {
  const match = EXPONENT.exec(text);
  if (!match) return null;
  const digits = `${match[1]}${match[2]}`;
  return digits.length === DIGITS ? normalisePhone(digits) : null;
}

/**
 * The Russian phone in a cell: '8 (916) 245-18-07', 79162451807 as a number, '+7…',
 * '7.9162451807E10', the first of several. A phone of another country and a number truncated by a
 * spreadsheet ('7.916E10') are not read: as a Russian phone they would be another customer's.
 */
export function readPhone(cell: Cell): ReadPhone {
  if (typeof cell === 'number') {
    return { phone: Number.isInteger(cell) ? fromDigits(String(cell)) : null, rest: '' };
  }
  const text = cellText(cell);
  if (/\de\+?\d/i.test(text)) return { phone: fromExponent(text.replaceAll(' ', '')), rest: '' };
  return phoneIn(text) ?? { phone: fromDigits(text), rest: '' };
}

/** The phone in a text, and its text as written; null without a phone. */
export function writtenPhone(
  text: string,
): { readonly phone: string; readonly written: string } | null {
  const written = IN_TEXT.map((form) => form.exec(text)?.[0]).find((found) => found !== undefined);
  const phone = written === undefined ? null : normalisePhone(written);
  return written === undefined || phone === null ? null : { phone, written };
}

/** The phone in a text, and the text without it; null without a phone. */
function phoneIn(text: string): ReadPhone | null {
  const found = writtenPhone(text.replace(/(?<=\d)\.0$/, ''));
  if (!found) return null;
  const rest = text.replace(found.written, ' ').replace(/[\s,;/.()-]+/g, ' ');
  return { phone: found.phone, rest: /[\p{L}\d]{2}/u.test(rest) ? rest.trim() : '' };
}
