import { type MarkedMoment, moneyAtMark } from '@schema/values/money/at-mark';
import { formatReadRoubles } from '@schema/values/money/money';
import { type MarkFacts, MONEY_MARK_TEXTS, type MoneyWord, moneyTasks } from '../money/money-marks';

/** Text of a money task on an action button: «залог 5 000 ₽», «долг 1 400 ₽». */
function shortMoneyTask({ text }: MoneyWord): string {
  const short = text.replace(MONEY_MARK_TEXTS.returnDeposit, MONEY_MARK_TEXTS.held);
  return short.charAt(0).toLowerCase() + short.slice(1);
}

/**
 * The money of a task below its verb: the sum of a handover, else the first item: «+6 900 ₽», «долг
 * 1 400 ₽», «оплачено»; null: none.
 */
export function moneyLine(at: MarkedMoment, mark: MarkFacts): string | null {
  const taken = moneyAtMark(at, mark).reduce((sum, part) => sum + part.sum, 0);
  if (at === 'handover' && taken > 0 && mark.balance >= 0) return `+${formatReadRoubles(taken)}`;
  const [first] = moneyTasks(at, mark);
  if (first) return shortMoneyTask(first);
  return mark.mark === 'none' ? null : MONEY_MARK_TEXTS.paidSum.toLowerCase();
}
