import type { MoneyMarkFacts } from '@frontend/shared/money/useMoneyMarks';
import { moneyLine } from '@schema/texts/day/task-money';
import css from './TaskRow.module.css';
import type { ActionTask } from './useActionList';

/** Payment state of a rental; null: unknown, or hidden from this user. */
export type TaskMoney = MoneyMarkFacts | 'coming' | null;

interface MoneyLineProps {
  readonly kind: ActionTask['kind'];
  readonly money: TaskMoney;
}

/** Shown inside the button on narrow screens; the badges beside it show the same in full. */
export function MoneyLine({ kind, money }: MoneyLineProps) {
  if (!money || money === 'coming') return null;
  return (
    <span className={css.money} aria-hidden="true">
      {moneyLine(kind, money)}
    </span>
  );
}
