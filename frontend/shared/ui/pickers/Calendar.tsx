import { Calendar as AriaCalendar, CalendarCell } from 'react-aria-components/Calendar';
import css from './Calendar.module.css';
import { CalendarMonth } from './CalendarMonth';

/** One month in a date field's popover; reads its value from the field's context. */
export function Calendar() {
  return (
    <AriaCalendar className={css.calendar ?? ''}>
      <CalendarMonth>
        {(date) => <CalendarCell date={date} className={css.cell ?? ''} />}
      </CalendarMonth>
    </AriaCalendar>
  );
}
