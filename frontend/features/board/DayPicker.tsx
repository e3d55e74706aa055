import { Button } from '@frontend/shared/ui/Button';
import { BOARD_TEXTS } from '@schema/texts/board';
import { type Day, formatDay } from '@schema/values/calendar';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import css from './DayPicker.module.css';

/** The calendar and its library arrive with the first press: the board's first paint goes without. */
const loadPopover = () => import('./DayPopover');
const DayPopover = lazy(loadPopover);

/** Characters of '24.11'; the year goes first where room is short. */
const DAY_MONTH = 5;

interface DayPickerProps {
  readonly value: Day;
  readonly onPick: (day: Day) => void;
}

/** The start date of the board: a button that shows it and opens a calendar (spec 1, §2.4). */
export function DayPicker({ value, onPick }: DayPickerProps) {
  const text = formatDay(value);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        icon={<CalendarDays />}
        aria-label={`${BOARD_TEXTS.pickDay}: ${text}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPopover()}
        onClick={() => setOpen(true)}
      >
        {text.slice(0, DAY_MONTH)}
        <span className={css.year}>{text.slice(DAY_MONTH)}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DayPopover
            value={value}
            trigger={button}
            onPick={(day) => {
              setOpen(false);
              onPick(day);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
