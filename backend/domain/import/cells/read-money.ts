import { MAX_AMOUNT } from '@schema/constants';
import { fromRoubles, type Kopecks } from '@schema/values/money/money';
import { foldForSearch } from '@schema/values/words/search';
import type { Cell } from './cells';
import { cellText } from './read-words';

/** windows-1251 has no rouble sign: a question mark replaces it. */
const CURRENCY = /(?:₽|\?|руб(?:лей|ля|ль|\.)?|р\.?|rub|rur)\.?$/;
const CURRENCY_FIRST = /^(?:₽|руб\.?|rub|rur)\s*/;
const THOUSANDS = /(?:тыс(?:яч[аи]?)?|т|к|k)\.?$/;
/** '12 600 руб. 00 коп.' */
const WITH_KOPECKS = /^(.+?)\s*(?:руб(?:лей|ля|ль)?|р)\.?\s*(\d{1,2})\s*коп(?:е[а-я]+)?\.?$/;
/** '12600-00', '12600=00': how accountants separate kopecks. */
const WITH_DASH = /^([\d\s]+)[-=](\d{2})$/;

const PLAIN_AMOUNT = /^(\d+|\d{1,3}(?:[\s']\d{3})+)(?:([.,])(\d+))?$/;
const GROUPED = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)([.,])(\d+))?$/;

export type DecimalMark = ',' | '.';

interface ReadAmount {
  readonly amount: Kopecks;
  /** '12.600' alone: read as thousands, but it could be a decimal part. */
  readonly isGuessed: boolean;
}

interface Digits {
  readonly plain: string;
  readonly isGuessed: boolean;
  /** The separator that is certainly a decimal mark. */
  readonly proven: DecimalMark | null;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isMark = (text: string | undefined): text is DecimalMark => text === ',' || text === '.';
const otherThan = (mark: DecimalMark): DecimalMark => (mark === ',' ? '.' : ',');

/** The digits of a number as grouped in the text; `decimal`: the column's proven decimal mark. */
function digitsIn(text: string, decimal: DecimalMark | null): Digits | null {
  const plain = PLAIN_AMOUNT.exec(text);
  if (plain) {
    const [, whole = '', mark, fraction = ''] = plain;
    if (!isMark(mark)) return { plain: digitsOf(whole), isGuessed: false, proven: null };
    const isOpen = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    if (isOpen && decimal !== mark) {
      return { plain: whole + fraction, isGuessed: decimal === null, proven: null };
    }
    const number = `${digitsOf(whole)}.${fraction}`;
    return { plain: number, isGuessed: false, proven: isOpen ? null : mark };
  }
  const grouped = GROUPED.exec(text);
  if (!grouped) return null;
  const [, whole = '', group, mark, fraction] = grouped;
  if (isMark(mark)) {
    return { plain: `${digitsOf(whole)}.${fraction}`, isGuessed: false, proven: mark };
  }
  const proven = isMark(group) ? otherThan(group) : null;
  return { plain: digitsOf(whole), isGuessed: false, proven };
}

/** A text without its currency; `times`: 1000 for an amount in thousands. */
function bare(cell: Cell): { readonly text: string; readonly times: 1 | 1000 } {
  const written = foldForSearch(cellText(cell)).replace(CURRENCY_FIRST, '');
  const split = WITH_KOPECKS.exec(written) ?? WITH_DASH.exec(written);
  if (split) {
    return { text: `${split[1]?.trim()},${(split[2] ?? '').padStart(2, '0')}`, times: 1 };
  }
  const text = written.replace(CURRENCY, '').trim();
  const number = text.replace(THOUSANDS, '').trim();
  return { text: number, times: number === text ? 1 : 1000 };
}

/** The decimal mark of a column, from its unambiguous amounts; null: none, or both. */
export function decimalMarkOf(cells: readonly Cell[]): DecimalMark | null {
  const marks = new Set(
    cells.flatMap((cell) =>
      typeof cell === 'string' ? (digitsIn(bare(cell).text, null)?.proven ?? []) : [],
    ),
  );
  return marks.size === 1 ? ([...marks][0] ?? null) : null;
}

/**
 * An amount in common table formats → kopecks: '12 600 ₽', '12600,50', '12.600', '1,250.00', '12,6
 * тыс.', '12 600 руб. 00 коп.'. A comma or a point before exactly three final digits separates
 * thousands, unless other digits or the column show that it is decimal. Null: no amount of at least
 * 0.
 */
export function readMoney(cell: Cell, decimal: DecimalMark | null = null): ReadAmount | null {
  if (typeof cell === 'number') return amountOf(cell, false);
  const { text, times } = bare(cell);
  // '12,600 тыс' has no second thousands.
  const found = digitsIn(text, times === 1 ? decimal : text.includes(',') ? ',' : '.');
  return found && amountOf(Number(found.plain) * times, found.isGuessed);
}

function amountOf(roubles: number, isGuessed: boolean): ReadAmount | null {
  if (!Number.isFinite(roubles) || roubles < 0 || roubles > MAX_AMOUNT) return null;
  return { amount: fromRoubles(roubles), isGuessed };
}
