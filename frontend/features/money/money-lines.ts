import {
  CHARGE_KIND_TITLES,
  MONEY_ENTRY_TITLES,
  MONEY_METHOD_TITLES,
  WITHHELD_TITLE,
} from '@schema/texts/money/rental-money';
import type { MoneyChargeFacts, MoneyEntryFacts } from './useRentalMoney';
import type { ReversibleLine } from './useReverseMoney';

/** A charge or an entry as a line of the list. */
export interface MoneyLine extends ReversibleLine {
  readonly title: string;
  readonly at: string;
  readonly userName: string;
  readonly comment: string | null;
  /** Roubles; below 0: what is given back. */
  readonly amount: number;
  readonly isReversed: boolean;
  readonly isReversal: boolean;
  readonly mayReverse: boolean;
}

export function chargeLine(charge: MoneyChargeFacts): MoneyLine {
  const { id, kind, amount, createdAt, userName, comment, isReversed, mayReverse } = charge;
  const isReversal = charge.reversesId !== null;
  return {
    ...{ kind: 'charge', id, at: createdAt, userName, comment, isReversed, mayReverse, isReversal },
    title: CHARGE_KIND_TITLES[kind],
    amount: isReversal ? -amount : amount,
  };
}

/** A contrary entry has the kind of the one it takes back and the other direction. */
export function entryLine(entry: MoneyEntryFacts): MoneyLine {
  const { id, kind, direction, amount, method, happenedAt, userName, comment } = entry;
  const isReversal = entry.reversesId !== null;
  const opposite = direction === 'in' ? 'out' : 'in';
  const meant = MONEY_ENTRY_TITLES[kind][isReversal ? opposite : direction];
  const isWithheld = kind === 'deposit' && method === 'deposit';
  return {
    kind: 'entry',
    ...{ id, at: happenedAt, userName, comment, isReversal },
    ...{ isReversed: entry.isReversed, mayReverse: entry.mayReverse },
    title: isWithheld ? WITHHELD_TITLE : `${meant} · ${MONEY_METHOD_TITLES[method]}`,
    amount: direction === 'in' ? amount : -amount,
  };
}
