import { Button } from '@frontend/shared/ui/buttons/Button';
import { TILLS_TEXTS } from '@schema/texts/money/tills';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import Landmark from 'lucide-react/icons/landmark';
import type { TillDialogName } from './TillDialogs';
import css from './Tills.module.css';

const ACTIONS = [
  { name: 'income', Icon: ArrowDownToLine },
  { name: 'expense', Icon: ArrowUpFromLine },
  { name: 'collection', Icon: Landmark },
  { name: 'handover', Icon: ArrowLeftRight },
] as const;

interface TillActionsProps {
  /** Cash leaves tills that the user may use; without one only income and expenses are offered. */
  readonly hasTills: boolean;
  readonly onOpen: (name: TillDialogName) => void;
}

/** Records money that comes or goes beside the rentals. */
export function TillActions({ hasTills, onOpen }: TillActionsProps) {
  const isOffered = (name: TillDialogName) => hasTills || name === 'income' || name === 'expense';
  return (
    <fieldset className={css.actions} aria-label={TILLS_TEXTS.actions}>
      {ACTIONS.filter(({ name }) => isOffered(name)).map(({ name, Icon }) => (
        <Button
          key={name}
          look={name === 'income' ? 'primary' : 'secondary'}
          icon={<Icon />}
          isWide
          onClick={() => onOpen(name)}
        >
          {TILLS_TEXTS[name]}
        </Button>
      ))}
    </fieldset>
  );
}
