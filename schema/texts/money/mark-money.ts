import type { MarkedMoment, MarkJob, MarkPart } from '@schema/values/money/at-mark';
import { formatExactRoubles } from '@schema/values/money/money';
import { MONEY_MARK_TEXTS } from './money-marks';
import { MONEY_JOB_TEXTS } from './rental-money';

/** The question about money at a handover or a return (docs/domain.md, marks). */
export const MARK_QUESTION_TEXTS = {
  title: { handover: 'Выдать машину', return: 'Принять машину' },
  without: { handover: 'Выдать без денег', return: 'Принять машину без денег' },
  /** Beside a button that names the mark. */
  withoutShort: 'Без денег',
  nothing: 'Брать и возвращать нечего',
  failed: 'Не удалось записать',
  left: { handover: 'Осталось отметить выдачу.', return: 'Осталось отметить возврат.' },
  back: 'запись о деньгах отменена',
  kept: 'деньги остались записаны',
} as const;

/** The checkbox of a part. */
export const MARK_PART_TITLES: Readonly<Record<MarkedMoment, Readonly<Record<MarkJob, string>>>> = {
  handover: {
    payment: 'Оплата аренды',
    deposit: 'Залог',
    refund: MONEY_JOB_TEXTS.refund.title,
    returnDeposit: MONEY_MARK_TEXTS.returnDeposit,
  },
  return: {
    payment: 'Оплата долга',
    deposit: 'Залог',
    refund: 'Вернуть переплату',
    returnDeposit: MONEY_MARK_TEXTS.returnDeposit,
  },
};

const IS_OUT: Readonly<Record<MarkJob, boolean>> = {
  payment: false,
  deposit: false,
  refund: true,
  returnDeposit: true,
};

const sumOf = (parts: readonly MarkPart[], isOut: boolean): number =>
  parts.reduce(
    (sum, part) => (IS_OUT[part.job] === isOut ? sum + Math.round(part.sum * 100) : sum),
    0,
  ) / 100;

const words = (...parts: readonly (string | false)[]) => parts.filter(Boolean);

/**
 * `withheld`: part of the deposit, roubles. «Выдать и принять 6 900 ₽», «Принять машину · оплата 1
 * 400 ₽ · вернуть 5 000 ₽».
 */
export function markMoneyAction(
  at: MarkedMoment,
  parts: readonly MarkPart[],
  withheld = 0,
): string {
  const [taken, given] = [sumOf(parts, false), sumOf(parts, true)];
  if (at === 'handover') {
    return taken > 0
      ? `Выдать и принять ${formatExactRoubles(taken)}`
      : MARK_QUESTION_TEXTS.title.handover;
  }
  return words(
    MARK_QUESTION_TEXTS.title.return,
    taken > 0 && `оплата ${formatExactRoubles(taken)}`,
    given > 0 && `вернуть ${formatExactRoubles(given)}`,
    withheld > 0 && `удержать ${formatExactRoubles(withheld)}`,
  ).join(' · ');
}

/** «принято 6 900 ₽, возвращено 500 ₽»; '' without money. */
export function moneyDone(parts: readonly MarkPart[], withheld = 0): string {
  const [taken, given] = [sumOf(parts, false), sumOf(parts, true)];
  return words(
    taken > 0 && `принято ${formatExactRoubles(taken)}`,
    given > 0 && `возвращено ${formatExactRoubles(given)}`,
    withheld > 0 && `удержано ${formatExactRoubles(withheld)}`,
  ).join(', ');
}

/** «Записано: принято 6 900 ₽. Осталось отметить выдачу.» */
export const recordedText = (at: MarkedMoment, done: string): string =>
  `Записано: ${done}. ${MARK_QUESTION_TEXTS.left[at]}`;
