import { DayTrigger } from '@frontend/shared/ui/pickers/DayTrigger';
import { DAILY_TEXTS } from '@schema/texts/day/daily';
import type { Day } from '@schema/values/time/calendar';
import css from './DailyCard.module.css';

interface ReportDayProps {
  readonly day: Day;
  readonly onPick: (day: Day) => void;
}

export function ReportDay({ day, onPick }: ReportDayProps) {
  return (
    <DayTrigger label={DAILY_TEXTS.reportDay} value={day} onPick={onPick}>
      {(button, text) => (
        <button
          type="button"
          className={css.day}
          {...button}
          aria-label={`${DAILY_TEXTS.reportDay} ${text}`}
        >
          <span className={css.title}>{DAILY_TEXTS.reportDay}</span>{' '}
          <b className={css.date}>{text}</b>
        </button>
      )}
    </DayTrigger>
  );
}
