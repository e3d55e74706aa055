import { classNames } from '@frontend/shared/lib/class-names';
import { toCalendarDate } from '@frontend/shared/lib/zoned';
import { RANGE_TEXTS } from '@schema/texts/bookings/availability';
import type { Day } from '@schema/values/time/calendar';
import { useState } from 'react';
import { CalendarCell } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import css from './Calendar.module.css';
import { CalendarMonth } from './CalendarMonth';
import rangeCss from './RangeCalendar.module.css';

/** A mark below the number of a day. */
export interface DayMark {
  readonly look: 'free' | 'partly' | 'taken';
  /** Shown below the number: '3', '–'. */
  readonly sign: string;
  /** Spoken after the date. */
  readonly words: string;
}

const dayAndMonth = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** '2026-12-01' → «1 дек» */
const firstOfMonth = (day: Day) => dayAndMonth.format(new Date(`${day}T00:00:00Z`)).slice(0, 5);

interface RangeCalendarProps {
  readonly label: string;
  /** First and last chosen day; null: none. */
  readonly days: readonly [Day, Day] | null;
  readonly onChange: (days: readonly [Day, Day]) => void;
  /** Today of the company: outlined, and the first day that can be chosen. */
  readonly today: Day;
  readonly markOf: (day: Day) => DayMark | null;
  /** One of the days shown now. */
  readonly onShown: (day: Day) => void;
}

const SHOWN_WEEKS = 4;

/** Four weeks in which the first and the last day are chosen by two presses. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { label, days, onChange, today, markOf, onShown } = props;
  const [first = null, last = null] = days ?? [];
  const [start, end] = [toCalendarDate(first), toCalendarDate(last)];
  const [focused, setFocused] = useState(() => start ?? toCalendarDate(today));
  const [shownFor, setShownFor] = useState(first);
  if (first !== shownFor) {
    setShownFor(first);
    if (start) setFocused(start);
  }
  return (
    <I18nProvider locale="ru-RU">
      <AriaRangeCalendar
        className={css.calendar ?? ''}
        aria-label={label}
        value={start && end ? { start, end } : null}
        minValue={toCalendarDate(today)}
        visibleDuration={{ weeks: SHOWN_WEEKS }}
        selectionAlignment="start"
        focusedValue={focused}
        onFocusChange={(date) => {
          setFocused(date);
          onShown(date.toString());
        }}
        onChange={(range) => {
          const from = range.start.toString();
          setShownFor(from);
          onChange([from, range.end.toString()]);
        }}
      >
        <CalendarMonth back={RANGE_TEXTS.back} forth={RANGE_TEXTS.forth}>
          {(date) => {
            const day = date.toString();
            const mark = markOf(day);
            return (
              <CalendarCell
                date={date}
                className={classNames(
                  css.cell,
                  rangeCss.cell,
                  mark?.look === 'taken' && rangeCss.taken,
                )}
                render={(cell) => {
                  const words = [cell['aria-label'], mark?.words].filter(Boolean).join(', ');
                  const isToday = day === today || undefined;
                  const named = {
                    ...cell,
                    'aria-label': words,
                    'data-today': isToday,
                    'data-sign': mark?.sign,
                  };
                  return <div {...named} />;
                }}
              >
                {({ formattedDate }) => (
                  <span>{date.day === 1 ? firstOfMonth(day) : formattedDate}</span>
                )}
              </CalendarCell>
            );
          }}
        </CalendarMonth>
      </AriaRangeCalendar>
    </I18nProvider>
  );
}
