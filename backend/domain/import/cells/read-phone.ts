import { normalisePhone } from '@schema/values/people/phone';
import type { Cell } from './cells';
import { cellText } from './read-words';

/** '7.9161234567E10', a long number as formatted by a spreadsheet. */
const EXPONENT = /^([78])[.,](\d+)e\+?10$/i;
const DIGITS = 11;
/** Common separators between the digits of a phone inside a longer text. */
const GAP = '[\\s().-]*';
const NATIONAL = `\\d{3}${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}(?!\\d)`;
const IN_TEXT = [
  new RegExp(`(?<!\\d)(?:\\+?7|8)${GAP}${NATIONAL}`),
  new RegExp(`(?<![\\d+])${NATIONAL}`),
] as const;

interface ReadPhone {
  /** '7XXXXXXXXXX'; null: no valid phone in the cell. */
  readonly phone: string | null;
  /** The remaining text: another phone, a name. */
  readonly rest: string;
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
 * '7.9162451807E10', the first of several. A number truncated by a spreadsheet ('7.916E10') is not
 * a phone.
 */
export function readPhone(cell: Cell): ReadPhone {
  if (typeof cell === 'number') {
    return { phone: Number.isInteger(cell) ? normalisePhone(String(cell)) : null, rest: '' };
  }
  const text = cellText(cell);
  if (/\de\+?\d/i.test(text)) return { phone: fromExponent(text.replaceAll(' ', '')), rest: '' };
  return phoneIn(text) ?? { phone: normalisePhone(text), rest: '' };
}

/** The phone in a text, and the text without it; null: there is none. */
export function phoneIn(text: string): ReadPhone | null {
  const plain = text.replace(/(?<=\d)\.0$/, '');
  const found = IN_TEXT[0].exec(plain) ?? IN_TEXT[1].exec(plain);
  const phone = found && normalisePhone(found[0]);
  if (!found || !phone) return null;
  const rest = text.replace(found[0], ' ').replace(/[\s,;/.()-]+/g, ' ');
  return { phone, rest: /[\p{L}\d]{2}/u.test(rest) ? rest.trim() : '' };
}
