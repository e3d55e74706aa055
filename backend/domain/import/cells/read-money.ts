import { MAX_AMOUNT } from '@schema/constants';
import { fromRoubles, type Kopecks } from '@schema/values/money/money';
import { foldForSearch } from '@schema/values/words/search';
import type { Cell } from './cells';
import { cellText } from './read-words';

/** windows-1251 has no rouble sign: a question mark replaces it. */
const CURRENCY = /(?:₽|\?|руб(?:лей|ля|ль|\.)?|р\.?|rub|rur)\.?$/;
const THOUSANDS = /(?:тыс(?:яч[аи]?)?|т|к|k)\.?$/;
const PLAIN = /^\d+(?:\.\d+)?$/;

/**
 * An amount in common table formats → kopecks: '12 600 ₽', '12600,50', '12.600', '1,250.00', '12,6
 * тыс.'. A comma or a point before exactly three final digits separates thousands. Null: no amount
 * of at least 0.
 */
export function readMoney(cell: Cell): Kopecks | null {
  const roubles = typeof cell === 'number' ? cell : roublesIn(foldForSearch(cellText(cell)));
  if (roubles === null || !Number.isFinite(roubles) || roubles < 0 || roubles > MAX_AMOUNT) {
    return null;
  }
  return fromRoubles(roubles);
}

function roublesIn(text: string): number | null {
  const bare = text.replace(/[\s']/g, '').replace(CURRENCY, '');
  const number = bare.replace(THOUSANDS, '');
  const plain = withPoint(number);
  if (!PLAIN.test(plain)) return null;
  return Number(plain) * (number === bare ? 1 : 1000);
}

/** The last separator is the decimal one, unless exactly three digits follow it. */
function withPoint(text: string): string {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return text;
  const [whole, fraction] = [text.slice(0, last), text.slice(last + 1)];
  const bare = whole.replace(/[.,]/g, '');
  const isThousands = fraction.length === 3 && bare !== '0';
  return isThousands ? bare + fraction : `${bare}.${fraction}`;
}
