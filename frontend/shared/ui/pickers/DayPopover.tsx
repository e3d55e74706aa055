import { toCalendarDate } from '@frontend/shared/lib/zoned';
import type { Day } from '@schema/values/time/calendar';
import type { RefObject } from 'react';
import { CalendarContext } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { Calendar } from './Calendar';
import css from './DayPopover.module.css';

interface DayPopoverProps {
  /** Accessible name of the calendar. */
  readonly label: string;
  readonly value: Day;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onPick: (day: Day) => void;
  readonly onClose: () => void;
}

/** A calendar of one month; closes on Escape, outside press and selection. */
export default function DayPopover({ label, value, trigger, onPick, onClose }: DayPopoverProps) {
  return (
    <I18nProvider locale="ru-RU">
      <Popover
        className={css.popover ?? ''}
        triggerRef={trigger}
        offset={6}
        placement="bottom start"
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Dialog className={css.dialog ?? ''} aria-label={label}>
          <CalendarContext
            value={{
              value: toCalendarDate(value),
              autoFocus: true,
              onChange: (day) => onPick(day.toString().slice(0, 10)),
            }}
          >
            <Calendar />
          </CalendarContext>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}
