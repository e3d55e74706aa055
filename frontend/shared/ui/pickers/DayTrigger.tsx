import { lazyComponent } from '@frontend/shared/lib/device/lazy-component';
import { type Day, formatDay } from '@schema/values/time/calendar';
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';

/** The calendar and its library load on the first press, not with the page. */
const DayPopover = lazyComponent(() => import('./DayPopover'));

/** Props of the button that opens the calendar. */
interface DayTriggerButton {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-label': string;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onPointerEnter: () => void;
  readonly onClick: () => void;
}

interface DayTriggerProps {
  /** Accessible name of the button: '<label>: DD.MM.YYYY'. */
  readonly label: string;
  readonly value: Day;
  readonly onPick: (day: Day) => void;
  /** Renders the button around the day as DD.MM.YYYY. */
  readonly children: (button: DayTriggerButton, text: string) => ReactNode;
}

/** A button that shows a day and opens a calendar. */
export function DayTrigger({ label, value, onPick, children }: DayTriggerProps) {
  const text = formatDay(value);
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      {children(
        {
          ref,
          'aria-label': `${label}: ${text}`,
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onPointerEnter: DayPopover.preload,
          onClick: () => setOpen(true),
        },
        text,
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <DayPopover
            label={label}
            value={value}
            trigger={ref}
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
