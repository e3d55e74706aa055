import type { CalendarDate } from '@internationalized/date';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import css from './Calendar.module.css';

interface CalendarMonthProps {
  /** Names of the arrows; default: a month back and forth. */
  readonly back?: string;
  readonly forth?: string;
  readonly children: (date: CalendarDate) => ReactElement;
}

/** The days of the calendar around it, Monday first, with arrows to others. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { back = KIT_TEXTS.previousMonth, forth = KIT_TEXTS.nextMonth, children } = props;
  return (
    <>
      <div className={css.header}>
        <Button slot="previous" className={css.arrow} aria-label={back}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <CalendarHeading className={css.heading} />
        <Button slot="next" className={css.arrow} aria-label={forth}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{children}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
