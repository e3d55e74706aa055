import { DAILY_TEXTS } from '@schema/texts/daily';
import { type Day, isDay } from '@schema/values/calendar';
import { useEffect, useRef } from 'react';
import css from './DailyCard.module.css';

/** A year typed digit by digit passes through 0002 and 0020. */
const FIRST_DAY: Day = '2000-01-01';
const LAST_DAY: Day = '2100-12-31';

interface ReportDayProps {
  readonly day: Day;
  readonly onPick: (day: Day) => void;
}

/** Which day the tiles tell about; the browser's own picker, which weighs nothing. */
export function ReportDay({ day, onPick }: ReportDayProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day;
  }, [day]);
  return (
    <label className={css.day}>
      <span className={css.title}>{DAILY_TEXTS.reportDay}</span>
      <input
        // Not controlled: half a typed date must not be put back.
        ref={input}
        type="date"
        aria-label={DAILY_TEXTS.reportDayLabel}
        className={css.date}
        defaultValue={day}
        min={FIRST_DAY}
        max={LAST_DAY}
        required
        onChange={({ target: { value } }) => {
          if (isDay(value) && value >= FIRST_DAY && value <= LAST_DAY) onPick(value);
        }}
      />
    </label>
  );
}
