import { MAX_AMOUNT } from '@schema/constants';
import { parseAmount } from '../money/money';
import type { AdvanceOrder, RentalOrder } from '../money/money-orders';

interface TypedOrder<Order> {
  readonly order: Order;
  /** Words of a customer or a car; '' without words. */
  readonly who: string;
  /** Roubles; null: the amount owed, held or paid. */
  readonly amount: number | null;
}

const AMOUNT =
  /^\+?\s*((?:\d{1,3}(?:[ \u00A0]\d{3})+|\d+)(?:[.,]\d{1,2})?)(?![\d.,])\s*(?:₽|руб(?:л\p{L}*)?\.?|р\.?)?(?!\p{L})\s*/iu;
const LAST_AMOUNT =
  /^(.+?)[\s,]+(\d[\d \u00A0]*(?:[.,]\d{1,2})?)\s*(?:₽|руб(?:л\p{L}*)?\.?|р\.?)?$/iu;

const TAKE = String.raw`(?:принять|прими|принял[аи]?)\s+`;
const GIVE = String.raw`(?:вернуть|верни|вернул[аи]?|возврат)\s+`;
const order = (words: string) => new RegExp(String.raw`^(?:${words})(?!\p{L})\s*`, 'iu');

/** Longer prefixes first: «принять залог» is not a payment of a customer named «залог». */
const ORDERS: readonly (readonly [RegExp, RentalOrder | AdvanceOrder])[] = [
  [order(`${TAKE}залог|залог`), 'deposit'],
  [order(`${GIVE}залог(?:а)?`), 'returnDeposit'],
  [order(`${TAKE}аванс|аванс|предоплата`), 'takeAdvance'],
  [order(`${GIVE}аванс(?:а)?`), 'returnAdvance'],
  [order(`(?:зачесть|зачти)\\s+аванс`), 'credit'],
  [order(`${GIVE}(?:оплат[уы]|деньги|денег)`), 'refund'],
  [order(`${TAKE}оплату|оплата`), 'payment'],
];
/** «принять прохорова»: the return of a car; with an amount it is a payment. */
const TAKES_BACK = order('принять|прими|принял[аи]?');

export const takeable = (typed: string | undefined): number | null => {
  const amount = parseAmount(typed ?? '');
  return amount !== null && amount > 0 && amount <= MAX_AMOUNT ? amount : null;
};

/** The amount at the start of a text, and the rest; null without an amount. */
export function firstAmount(text: string): { typed: string | undefined; rest: string } | null {
  const found = AMOUNT.exec(text);
  return found && { typed: found[1], rest: text.slice(found[0].length).trim() };
}

/** «5000 от прохорова», «прохоров 5000»: the words and the amount, on either side. */
export function subjectOf(rest: string): { who: string; amount: number | null } {
  const first = firstAmount(rest);
  const amount = takeable(first?.typed);
  if (first && amount !== null) return { who: first.rest.replace(/^от\s+/iu, ''), amount };
  const [, who = rest, typed] = LAST_AMOUNT.exec(rest) ?? [];
  const last = takeable(typed);
  return { who: last === null ? rest : who, amount: last };
}

/**
 * «принять 5000 прохоров», «вернуть залог прохорова», «аванс 3000 прохоров»; `returned`: words of
 * «принять прохорова», a return; null without an amount and a name.
 */
export function moneyOrder(
  text: string,
): TypedOrder<RentalOrder | AdvanceOrder> | { readonly returned: string } | null {
  for (const [words, meant] of ORDERS) {
    const begin = words.exec(text);
    const rest = begin && text.slice(begin[0].length).trim();
    if (rest) return { order: meant, ...subjectOf(rest) };
  }
  const begin = TAKES_BACK.exec(text);
  const rest = begin && text.slice(begin[0].length).trim();
  if (!rest) return null;
  const subject = subjectOf(rest);
  return subject.amount === null ? { returned: rest } : { order: 'payment', ...subject };
}
