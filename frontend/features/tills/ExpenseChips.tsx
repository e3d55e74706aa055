import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { EXPENSE_KIND_TEXTS, spentText } from '@schema/texts/money/tills';
import { formatExactAmount, formatExactRoubles, roundAmount } from '@schema/values/money/money';
import { monthTitleOf } from '@schema/values/time/month-name';
import type { ReportPeriod } from '@schema/values/time/report-period';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import css from './Tills.module.css';
import type { KindFacts } from './use-expense-kinds';

const texts = EXPENSE_KIND_TEXTS;

interface ExpenseChipsProps {
  readonly kinds: readonly KindFacts[];
  readonly month: ReportPeriod;
  /** The chosen kind; null: all. */
  readonly kindId: number | null;
  readonly onChoose: (id: number | null) => void;
  /** Null: the user may not change the list. */
  readonly onAdd: (() => void) | null;
  readonly onEdit: (() => void) | null;
}

/** Expenses of a month by kind; a press shows the lines of that kind. */
export function ExpenseChips({ kinds, month, kindId, ...props }: ExpenseChipsProps) {
  const { onChoose, onAdd, onEdit } = props;
  const spent = kinds.filter((one) => one.spent !== null && one.spent !== 0);
  const total = roundAmount(kinds.reduce((sum, one) => sum + (one.spent ?? 0), 0));
  const chip = (id: number | null, title: string, sum: string) => (
    <button
      key={title}
      type="button"
      className={css.chip}
      aria-pressed={kindId === id}
      onClick={() => onChoose(kindId === id ? null : id)}
    >
      {title} <b>{sum}</b>
    </button>
  );
  return (
    <section className={css.kinds} aria-label={texts.list}>
      <span className={css.kindsTitle}>{spentText(monthTitleOf(month.from))}</span>
      {chip(null, texts.all, formatExactRoubles(total))}
      {[...spent]
        .sort((one, other) => (other.spent ?? 0) - (one.spent ?? 0))
        .map(({ id, name, spent: sum }) => chip(id, name, formatExactAmount(sum ?? 0)))}
      {onAdd && (
        <Button look="quiet" icon={<Plus />} onClick={onAdd}>
          {texts.add}
        </Button>
      )}
      {onEdit && kinds.length > 0 && (
        <IconButton label={texts.edit} icon={<Pencil />} onClick={onEdit} />
      )}
    </section>
  );
}
