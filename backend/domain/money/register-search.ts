import { type RegisterDocument, registerWords } from '@schema/texts/money/register';
import { MONEY_METHOD_TITLES } from '@schema/texts/money/rental-money';
import type { PaymentMethod } from '@schema/values/money/ledger';
import { formatExactAmount, type Kopecks, toRoubles } from '@schema/values/money/money';
import { type Day, dayOf, formatDay } from '@schema/values/time/calendar';
import { firstWords, foldForSearch } from '@schema/values/words/search';

/** A line of the register with the texts that its row shows. */
interface SearchedLine
  extends Omit<RegisterDocument, 'amount' | 'expected' | 'counted' | 'otherDay'> {
  readonly amount: Kopecks;
  readonly expected: Kopecks | null;
  readonly counted: Kopecks | null;
  readonly method: PaymentMethod;
  readonly userName: string;
  readonly happenedAt: Date;
  readonly spentOn: Day | null;
}

interface LineSearch {
  /** Null: any. */
  readonly search: string | null;
  /** Name of the kind; null: every line. */
  readonly expenseKind: string | null;
  readonly zone: string;
}

/** Whether a line has each searched word in its row, and is an expense of the kind. */
export function lineFilter({ search, expenseKind, zone }: LineSearch) {
  const words = firstWords(
    foldForSearch(search ?? '')
      .split(' ')
      .filter(Boolean),
  );
  return (line: SearchedLine): boolean => {
    if (expenseKind !== null && line.expenseKind !== expenseKind) return false;
    if (words.length === 0) return true;
    const text = textOf(line, zone);
    return words.every((word) => text.includes(word));
  };
}

function textOf(line: SearchedLine, zone: string): string {
  const { amount, expected, counted, spentOn, happenedAt, method } = line;
  const day = dayOf(happenedAt, zone);
  const { title, details, state } = registerWords({
    ...line,
    amount: toRoubles(amount),
    expected: expected === null ? null : toRoubles(expected),
    counted: counted === null ? null : toRoubles(counted),
    otherDay: spentOn === null || spentOn === day ? null : spentOn,
  });
  const roubles = toRoubles(amount);
  const shown = formatExactAmount(roubles);
  return foldForSearch(
    [
      title,
      details,
      state,
      line.userName,
      line.tillName,
      line.toTillName,
      MONEY_METHOD_TITLES[method],
      formatDay(day),
      shown,
      // As typed: '1800,50' and '1800.5'.
      shown.replace(/\s/g, ''),
      roubles,
    ].join('\n'),
  );
}
