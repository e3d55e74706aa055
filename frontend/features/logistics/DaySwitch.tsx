import { Button } from '@frontend/shared/ui/buttons/Button';
import { IconButton } from '@frontend/shared/ui/buttons/IconButton';
import { DayTrigger } from '@frontend/shared/ui/pickers/DayTrigger';
import { LOGISTICS_TEXTS } from '@schema/texts/day/logistics';
import { addDays, type Day } from '@schema/values/time/calendar';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import css from './DaySwitch.module.css';

interface DaySwitchProps {
  readonly day: Day;
  readonly today: Day;
  readonly onPick: (day: Day) => void;
}

/** Previous day, date picker, next day; at the bottom on phones. */
export function DaySwitch({ day, today, onPick }: DaySwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons is no form
    <div
      className={css.switch}
      role="group"
      aria-label={LOGISTICS_TEXTS.days}
      data-bottom-bar="phone"
    >
      <IconButton
        look="framed"
        label={LOGISTICS_TEXTS.previous}
        icon={<ChevronLeft />}
        onClick={() => onPick(addDays(day, -1))}
      />
      <DayTrigger label={LOGISTICS_TEXTS.day} value={day} onPick={onPick}>
        {(button, text) => (
          <Button {...button} className={css.day} icon={<CalendarDays />}>
            {text}
          </Button>
        )}
      </DayTrigger>
      <IconButton
        look="framed"
        label={LOGISTICS_TEXTS.next}
        icon={<ChevronRight />}
        onClick={() => onPick(addDays(day, 1))}
      />
      <Button disabled={day === today} onClick={() => onPick(today)}>
        {LOGISTICS_TEXTS.today}
      </Button>
    </div>
  );
}
