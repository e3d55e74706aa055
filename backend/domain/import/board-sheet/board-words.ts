import {
  DEPOSIT_LABEL,
  OTHER_LABEL,
  PRICE_LABEL,
  TOTAL_LABEL,
} from '@schema/texts/files/import-board-words';
import { IMPORT_NOTES, numbersNotPrice, severalPrices } from '@schema/texts/files/import-notes';
import type { Kopecks } from '@schema/values/money/money';
import { readMoney } from '../cells/read-money';
import { writtenPhone } from '../cells/read-phone';

/** Content of a board cell. */
interface BoardWords {
  readonly customer: string;
  /** '7XXXXXXXXXX'; '' without a phone. */
  readonly phone: string;
  readonly total: Kopecks | null;
  readonly deposit: Kopecks | null;
  /** Has numbers that could be a price but are not read as one. */
  readonly isPriceUnread: boolean;
  readonly notes: readonly string[];
}

const NUMBER =
  /(?<![\p{L}\d.,:/+-])(?:\d{1,3}(?:[ \u00a0]\d{3})+|\d+)(?:[.,]\d{1,2})?(?<sign>\s*(?:₽|руб(?:лей|ля|ль)?\.?|р\.?|тыс(?:яч[аи]?)?\.?(?:\s*(?:₽|руб\.?|р\.?))?|т\.?\s?р\.?))?(?![\p{L}\d:]|\/\d)/giu;
const WORD_BEFORE = /(\p{L}+)[\s.:=–-]*$/u;
const WORD_AFTER = /^\s*(?:\/|[–-])?\s*(?:(?:в|за)\s+)?(\p{L}+)/u;
/** Minimum price; smaller numbers are days, flats and floors. Roubles. */
const LEAST_PRICE = 300;
const KOPECKS = 100;

type Kind = 'total' | 'price' | 'deposit' | 'other' | 'number';

interface Amount {
  readonly kind: Kind;
  readonly written: string;
  /** Name of the amount beside it; '' without one. */
  readonly label: string;
  readonly amount: Kopecks;
}

function kindOf(label: string): Exclude<Kind, 'number'> | null {
  if (DEPOSIT_LABEL.test(label)) return 'deposit';
  if (OTHER_LABEL.test(label)) return 'other';
  if (TOTAL_LABEL.test(label)) return 'total';
  return PRICE_LABEL.test(label) ? 'price' : null;
}

/**
 * The amounts of a text: an amount has a sign or a name beside it, preferably the name before it.
 */
function amountsIn(text: string): Amount[] {
  // Same length as the text, so that indexes match.
  const folded = text.toLowerCase().replaceAll('ё', 'е');
  return [...folded.matchAll(NUMBER)].flatMap(({ 0: match, index, groups }) => {
    const read = readMoney(match);
    if (!read) return [];
    const before = WORD_BEFORE.exec(folded.slice(0, index))?.[1] ?? '';
    const after = WORD_AFTER.exec(folded.slice(index + match.length))?.[1] ?? '';
    const [named, follows] = [kindOf(before), kindOf(after)];
    const kind = named ?? follows ?? (groups?.sign ? 'price' : 'number');
    const label = named ? before : follows ? after : '';
    const written = text.slice(index, index + match.length).trim();
    return [{ kind, written, label, amount: read.amount }];
  });
}

function only(amounts: readonly Amount[], ...kinds: Kind[]): Kopecks | null {
  const found = new Set(
    amounts.filter(({ kind }) => kinds.includes(kind)).map((one) => one.amount),
  );
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** The text without the amounts and their names. */
function nameIn(text: string, amounts: readonly Amount[]): string {
  let name = text;
  for (const { written, label } of amounts) {
    name = name.replace(written, ' ');
    if (label) name = name.replace(new RegExp(`(?<!\\p{L})${label}(?!\\p{L})[:.]?`, 'iu'), ' ');
  }
  return name.replace(/^[\s,;./()+-]+|[\s,;./(+-]+$/g, '').replace(/\s+/g, ' ');
}

/**
 * Customer, phone and price from the text of cells: 'Иванов 8 916 245-18-07 12 600 ₽'. A number
 * without a sign or a name of money is not a price: it may be a flight or a flat.
 */
export function boardWords(text: string): BoardWords {
  const found = writtenPhone(text);
  const bare = found ? text.replace(found.written, ' ') : text;
  const isMoney = ({ kind }: Amount) => kind !== 'number' && kind !== 'other';
  const amounts = amountsIn(bare).filter(
    (one) => isMoney(one) || one.amount >= LEAST_PRICE * KOPECKS,
  );
  const total = only(amounts, 'total') ?? only(amounts, 'price', 'total');
  const prices = amounts.filter(({ kind }) => kind === 'price' || kind === 'total');
  const numbers = amounts.filter(({ kind }) => kind === 'number');
  const customer = nameIn(bare, amounts);
  const texts = (some: readonly Amount[]) => some.map(({ written }) => written);
  const notes = [
    ...(total === null && prices.length > 0 ? [severalPrices(texts(prices))] : []),
    ...(numbers.length > 0 ? [numbersNotPrice(texts(numbers))] : []),
    ...(/\d/.test(customer) ? [IMPORT_NOTES.digitsInName] : []),
  ];
  return {
    customer,
    phone: found?.phone ?? '',
    total,
    deposit: only(amounts, 'deposit'),
    isPriceUnread: total === null && prices.length + numbers.length > 0,
    notes,
  };
}
