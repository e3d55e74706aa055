import type { MoneyMark } from '@schema/values/money/ledger';
import { formatExactRoubles } from '@schema/values/money/money';

/** How far a rental is paid and what of its deposit is held, in the same words on every screen. */
export const MONEY_MARK_TEXTS = {
  toPay: 'К оплате',
  debt: 'Долг',
  overpaid: 'Переплата',
  paid: 'Оплачено полностью',
  held: 'Залог',
  takeDeposit: 'Взять залог',
  returnDeposit: 'Вернуть залог',
  failed: 'Не удалось загрузить, что оплачено',
} as const;

export type MoneyMatter = Exclude<keyof typeof MONEY_MARK_TEXTS, 'failed'>;

/** One matter of the money of a rental, with its sum: «Долг 4 000 ₽». */
export interface MoneyWord {
  readonly matter: MoneyMatter;
  readonly text: string;
}

interface Balance {
  /** Roubles. Above 0: the customer owes. */
  readonly balance: number;
  readonly mark: MoneyMark;
  /** What is owed after the rental is a debt. */
  readonly isOver: boolean;
}

interface MarkFacts extends Balance {
  /** Roubles. */
  readonly held: number;
  readonly depositToTake: number;
}

const withSum = (matter: MoneyMatter, roubles: number): MoneyWord => ({
  matter,
  text: `${MONEY_MARK_TEXTS[matter]} ${formatExactRoubles(roubles)}`,
});

/** What is owed, or to whom; null: nothing was owed and nothing paid. */
export function balanceWord({ balance, mark, isOver }: Balance): MoneyWord | null {
  if (balance > 0) return withSum(isOver ? 'debt' : 'toPay', balance);
  if (balance < 0) return withSum('overpaid', -balance);
  return mark === 'none' ? null : { matter: 'paid', text: MONEY_MARK_TEXTS.paid };
}

const filled = (words: readonly (MoneyWord | null | false)[]): readonly MoneyWord[] =>
  words.filter((word) => word !== null && word !== false);

/** Everything about the money of a rental: for lists and cards. */
export const moneyWords = (mark: MarkFacts): readonly MoneyWord[] =>
  filled([
    balanceWord(mark),
    mark.held > 0 && withSum(mark.isOver ? 'returnDeposit' : 'held', mark.held),
  ]);

/** What is done with the money when the car is handed over or returned. */
export function moneyTasks(at: 'handover' | 'return', mark: MarkFacts): readonly MoneyWord[] {
  const { balance, depositToTake, held } = mark;
  return filled([
    balance !== 0 && balanceWord(mark),
    at === 'handover' && depositToTake > 0 && withSum('takeDeposit', depositToTake),
    at === 'return' && held > 0 && withSum('returnDeposit', held),
  ]);
}

/** The sums of all rentals of a customer; the first of them when there is nothing to say. */
export const customerWords = (sums: {
  readonly debt: number;
  readonly overpaid: number;
  readonly held: number;
}): readonly MoneyWord[] =>
  filled([
    sums.debt > 0 && withSum('debt', sums.debt),
    sums.overpaid > 0 && withSum('overpaid', sums.overpaid),
    sums.held > 0 && withSum('held', sums.held),
  ]);
