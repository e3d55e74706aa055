import {
  CHARGE_KIND_TITLES,
  CREDIT_TITLES,
  MONEY_ENTRY_TITLES,
  MONEY_METHOD_TITLES,
  RENTAL_MONEY_TEXTS,
  WITHHELD_TITLE,
} from '@schema/texts/money/rental-money';
import type {
  ChargeKind,
  MoneyDirection,
  MoneyMethod,
  MovementKind,
} from '@schema/values/money/ledger';

interface EntryFacts {
  readonly kind: MovementKind;
  readonly direction: MoneyDirection;
  readonly method: MoneyMethod;
  readonly reversesId: number | null;
}

const opposite = (direction: MoneyDirection) => (direction === 'in' ? 'out' : 'in');

/** 'Оплата · Карта'; an offsetting entry has the direction opposite to the entry it reverses. */
export function moneyEntryTitle({ kind, direction, method, reversesId }: EntryFacts): string {
  const isReversal = reversesId !== null;
  const title = meantTitle(kind, isReversal ? opposite(direction) : direction, method);
  return isReversal ? `${RENTAL_MONEY_TEXTS.reversal}: ${title}` : title;
}

function meantTitle(kind: MovementKind, direction: MoneyDirection, method: MoneyMethod): string {
  if (kind === 'deposit' && method === 'deposit') return WITHHELD_TITLE;
  // Money moved out of the advance comes into the rental.
  if (method === 'advance')
    return CREDIT_TITLES[kind === 'advance' ? opposite(direction) : direction];
  return `${MONEY_ENTRY_TITLES[kind][direction]} · ${MONEY_METHOD_TITLES[method]}`;
}

/** 'Штраф'; for a charge that reverses another 'Отмена: Штраф'. */
export const chargeTitle = (charge: {
  readonly kind: ChargeKind;
  readonly reversesId: number | null;
}): string => {
  const title = CHARGE_KIND_TITLES[charge.kind];
  return charge.reversesId === null ? title : `${RENTAL_MONEY_TEXTS.reversal}: ${title}`;
};
