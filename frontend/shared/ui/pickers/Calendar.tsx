import { KIT_TEXTS } from '@schema/texts/shell/shell';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import css from './Calendar.module.css';

/** One month, Monday first, in a date field's popover; reads its value from the field's context. */
export function Calendar() {
  return (
    <AriaCalendar className={css.calendar ?? ''}>
      <header className={css.header}>
        <Button slot="previous" className={css.arrow} aria-label={KIT_TEXTS.previousMonth}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <CalendarHeading className={css.heading} />
        <Button slot="next" className={css.arrow} aria-label={KIT_TEXTS.nextMonth}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={css.cell ?? ''} />}
        </CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  );
}
