import { Button } from '@frontend/shared/ui/buttons/Button';
import { DayTrigger } from '@frontend/shared/ui/pickers/DayTrigger';
import { BOARD_TEXTS } from '@schema/texts/board/board';
import type { Day } from '@schema/values/time/calendar';
import CalendarDays from 'lucide-react/icons/calendar-days';
import css from './BoardToolbar.module.css';

/** Characters of '24.11'; the year is hidden on narrow screens. */
const DAY_MONTH = 5;

interface DayPickerProps {
  readonly value: Day;
  readonly onPick: (day: Day) => void;
}

/** The start date of the board (requirements.md, B3). */
export function DayPicker({ value, onPick }: DayPickerProps) {
  return (
    <DayTrigger label={BOARD_TEXTS.pickDay} value={value} onPick={onPick}>
      {(button, text) => (
        <Button {...button} icon={<CalendarDays />}>
          {text.slice(0, DAY_MONTH)}
          <span className={css.year}>{text.slice(DAY_MONTH)}</span>
        </Button>
      )}
    </DayTrigger>
  );
}
