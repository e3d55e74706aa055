import type { MoneyMark } from '@schema/values/money/ledger';
import { formatReadRoubles } from '@schema/values/money/money';

/** Payment status of a rental and its held deposit, with the same texts on every screen. */
export const MONEY_MARK_TEXTS = {
  toPay: 'К оплате',
  debt: 'Долг',
  overpaid: 'Переплата',
  paid: 'Оплачено полностью',
  paidSum: 'Оплачено',
  held: 'Залог',
  advance: 'Аванс',
  takeDeposit: 'Взять залог',
  untaken: 'Залог не взят',
  returnDeposit: 'Вернуть залог',
  failed: 'Не удалось загрузить, что оплачено',
} as const;

export type MoneyMatter = Exclude<keyof typeof MONEY_MARK_TEXTS, 'failed'>;

/** One item of a rental's money, with its sum: «Долг 4 000 ₽». */
export interface MoneyWord {
  readonly matter: MoneyMatter;
  readonly text: string;
}

interface Balance {
  /** Roubles. Above 0: the customer owes. */
  readonly balance: number;
  readonly mark: MoneyMark;
  /** An amount owed after the rental is a debt. */
  readonly isOver: boolean;
}

export interface MarkFacts extends Balance {
  /** Roubles. */
  readonly held: number;
  readonly depositToTake: number;
  /** The car is handed over without the deposit. */
  readonly untaken: number;
}

/** Format of a sum: whole roubles beside prices, exact where money is paid. */
type Say = (roubles: number) => string;

/** «Долг 4 000 ₽» */
export const withSum = (
  matter: MoneyMatter,
  roubles: number,
  say: Say = formatReadRoubles,
): MoneyWord => ({ matter, text: `${MONEY_MARK_TEXTS[matter]} ${say(roubles)}` });

/** Debt or credit; null: nothing owed and nothing paid. */
function balanceWord({ balance, mark, isOver }: Balance, say?: Say): MoneyWord | null {
  if (balance > 0) return withSum(isOver ? 'debt' : 'toPay', balance, say);
  if (balance < 0) return withSum('overpaid', -balance, say);
  return mark === 'none' ? null : { matter: 'paid', text: MONEY_MARK_TEXTS.paid };
}

export const filled = (words: readonly (MoneyWord | null | false)[]): readonly MoneyWord[] =>
  words.filter((word) => word !== null && word !== false);

/** All items of a rental's money: for lists and cards. */
export const moneyWords = (mark: MarkFacts, say?: Say): readonly MoneyWord[] =>
  filled([balanceWord(mark, say), ...depositWords(mark, say)]);

const untakenWord = ({ untaken }: Pick<MarkFacts, 'untaken'>, say?: Say) =>
  untaken > 0 && withSum('untaken', untaken, say);

const depositWords = ({ held, isOver, untaken }: MarkFacts, say?: Say) => [
  held > 0 && withSum(isOver ? 'returnDeposit' : 'held', held, say),
  untakenWord({ untaken }, say),
];

/** The same items, with the total of a partial payment: for the card of one booking. */
export const cardMoneyWords = (mark: MarkFacts & { readonly paid: number }): readonly MoneyWord[] =>
  filled([
    balanceWord(mark),
    mark.mark === 'partly' && withSum('paidSum', mark.paid),
    ...depositWords(mark),
  ]);

/** Money actions at the handover or the return of a car. */
export function moneyTasks(at: 'handover' | 'return', mark: MarkFacts): readonly MoneyWord[] {
  const { balance, depositToTake, held } = mark;
  return filled([
    balance !== 0 && balanceWord(mark),
    at === 'handover' && depositToTake > 0 && withSum('takeDeposit', depositToTake),
    at === 'return' && held > 0 && withSum('returnDeposit', held),
    at === 'return' && untakenWord(mark),
  ]);
}

/** The sign of a block of the board; a debt belongs to an ended rental. */
export const MONEY_SIGN_TEXTS = {
  unpaid: 'Не оплачено',
  partly: 'Оплачено частично',
  debt: 'Долг',
  overpaid: MONEY_MARK_TEXTS.overpaid,
  untaken: MONEY_MARK_TEXTS.untaken,
} as const;

export type MoneySign = keyof typeof MONEY_SIGN_TEXTS;

/**
 * A sign with its text: «Оплачено частично, к оплате 4 000 ₽»; null: neither side owes. An untaken
 * deposit has its sign when nothing else is owed, and always its text.
 */
export function moneySign(
  mark: Balance & Pick<MarkFacts, 'untaken'>,
): { sign: MoneySign; text: string } | null {
  const missing = untakenWord(mark);
  const owed = balanceSign(mark);
  if (!missing) return owed;
  if (!owed) return { sign: 'untaken', text: missing.text };
  return { ...owed, text: `${owed.text}, ${lowerFirst(missing.text)}` };
}

function balanceSign(balance: Balance): { sign: MoneySign; text: string } | null {
  const word = balance.balance !== 0 && balanceWord(balance);
  if (!word) return null;
  if (word.matter === 'overpaid') return { sign: 'overpaid', text: word.text };
  if (balance.isOver) return { sign: 'debt', text: word.text };
  const sign = balance.mark === 'partly' ? 'partly' : 'unpaid';
  return { sign, text: `${MONEY_SIGN_TEXTS[sign]}, ${lowerFirst(word.text)}` };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
