import type { MoneyMarkFacts } from '@frontend/shared/money/useMoneyMarks';
import { shortMoneyTask } from '@schema/texts/day/now';
import { MONEY_MARK_TEXTS, moneyTasks } from '@schema/texts/money/money-marks';
import { formatExactRoubles } from '@schema/values/money/money';
import css from './TaskRow.module.css';
import type { ActionTask } from './useActionList';

/** How far a rental is paid; null: not known, or not shown to this user. */
export type TaskMoney = MoneyMarkFacts | 'coming' | null;

interface MoneyLineProps {
  readonly kind: ActionTask['kind'];
  readonly money: TaskMoney;
}

/** The sum to take at a handover, else what is owed: «+6 900 ₽», «долг 1 400 ₽», «оплачено». */
export function moneyLine(kind: ActionTask['kind'], facts: MoneyMarkFacts): string | null {
  const { balance, depositToTake, mark } = facts;
  if (kind === 'handover' && balance >= 0 && balance + depositToTake > 0) {
    return `+${formatExactRoubles(balance + depositToTake)}`;
  }
  const [first] = moneyTasks(kind, facts);
  if (first) return shortMoneyTask(first);
  return mark === 'none' ? null : MONEY_MARK_TEXTS.paidSum.toLowerCase();
}

/** Inside the button on narrow screens; the badges beside it say the same in full. */
export function MoneyLine({ kind, money }: MoneyLineProps) {
  if (!money || money === 'coming') return null;
  return (
    <span className={css.money} aria-hidden="true">
      {moneyLine(kind, money)}
    </span>
  );
}
