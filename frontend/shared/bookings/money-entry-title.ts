import {
  MONEY_ENTRY_TITLES,
  MONEY_METHOD_TITLES,
  RENTAL_MONEY_TEXTS,
  WITHHELD_TITLE,
} from '@schema/texts/money/rental-money';
import type { MoneyDirection, MoneyKind, MoneyMethod } from '@schema/values/money/ledger';

interface EntryFacts {
  readonly kind: MoneyKind;
  readonly direction: MoneyDirection;
  readonly method: MoneyMethod;
  readonly reversesId: number | null;
}

/** 'Оплата · Карта'; a contrary entry has the other direction of what it takes back. */
export function moneyEntryTitle({ kind, direction, method, reversesId }: EntryFacts): string {
  const isReversal = reversesId !== null;
  const opposite = direction === 'in' ? 'out' : 'in';
  const meant = MONEY_ENTRY_TITLES[kind][isReversal ? opposite : direction];
  const isWithheld = kind === 'deposit' && method === 'deposit';
  const title = isWithheld ? WITHHELD_TITLE : `${meant} · ${MONEY_METHOD_TITLES[method]}`;
  return isReversal ? `${RENTAL_MONEY_TEXTS.reversal}: ${title}` : title;
}
