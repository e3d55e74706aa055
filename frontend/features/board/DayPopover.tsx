import { toCalendarDate } from '@frontend/shared/lib/zoned';
import { Calendar } from '@frontend/shared/ui/Calendar';
import { BOARD_TEXTS } from '@schema/texts/board';
import type { Day } from '@schema/values/calendar';
import type { RefObject } from 'react';
import { CalendarContext } from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import css from './DayPopover.module.css';

interface DayPopoverProps {
  readonly value: Day;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onPick: (day: Day) => void;
  readonly onClose: () => void;
}

/** One month to pick a day from; closes on Escape, outside press and choice. */
export default function DayPopover({ value, trigger, onPick, onClose }: DayPopoverProps) {
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
        <Dialog className={css.dialog ?? ''} aria-label={BOARD_TEXTS.pickDay}>
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
