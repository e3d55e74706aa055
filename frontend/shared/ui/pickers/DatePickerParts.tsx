import { classNames } from '@frontend/shared/lib/class-names';
import textCss from '@frontend/shared/ui/styles/text.module.css';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useContext, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import type { FieldBasics } from '../fields/Field';
import fieldCss from '../fields/Field.module.css';
import { Calendar } from './Calendar';
import css from './DatePickerParts.module.css';
import { TypedSegments, useSegmentGroup } from './TypedSegments';
import type { TypedSegmentsControl } from './use-typed-date';

export interface DatePickerPartsProps extends FieldBasics {
  readonly isReadOnly?: boolean;
  /** Initial time of an empty field, 'HH:mm'; absent: none. */
  readonly usualTime?: string;
}

/** Time segments differ from the date by weight, as «21.11.2026 **10:00**». */
const CLOCK = new Set(['hour', 'minute']);

/** Content of both date fields in react-aria's DatePicker: label, segments, calendar, notes. */
export function DatePickerParts({
  label,
  error,
  hint,
  hintLook = 'muted',
  isRequired,
  isLabelHidden,
  isReadOnly,
  usualTime,
  typed,
}: DatePickerPartsProps & { readonly typed: TypedSegmentsControl }) {
  const { group, noteShown, handlers } = useSegmentGroup(typed);
  return (
    <div ref={group} className={fieldCss.field} {...handlers}>
      <Label className={isLabelHidden ? textCss.spoken : fieldCss.label}>
        {label}
        {isRequired && (
          <span className={fieldCss.star} title={KIT_TEXTS.required} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      <Group className={classNames(fieldCss.box, css.group)} isReadOnly={isReadOnly}>
        <Button className={css.trigger} aria-label={KIT_TEXTS.openCalendar}>
          <CalendarDays aria-hidden="true" />
        </Button>
        <DateInput className={css.input ?? ''}>
          {(segment) => (
            <>
              <DateSegment
                segment={segment}
                className={classNames(
                  css.segment,
                  CLOCK.has(segment.type) && css.clock,
                  segment.text.startsWith(',') && css.gap,
                  segment.text === ':' && css.clock,
                )}
              >
                {segment.text.startsWith(',') ? ' ' : segment.text}
              </DateSegment>
              {segment.type === 'year' && <TypedSegments {...typed} onChange={noteShown} />}
              {segment.type === 'minute' && usualTime && <UsualTime time={usualTime} />}
            </>
          )}
        </DateInput>
      </Group>
      {error && <FieldError className={fieldCss.error ?? ''}>{error}</FieldError>}
      {hint && (
        <Text slot="description" className={classNames(fieldCss.hint, fieldCss[hintLook])}>
          {hint}
        </Text>
      )}
      <Popover className={css.popover ?? ''} offset={6}>
        <Dialog className={css.dialog ?? ''}>
          <Calendar />
        </Dialog>
      </Popover>
    </div>
  );
}

/** Fills the time of an initially empty field, so that only the date is typed. 'HH:mm'. */
function UsualTime({ time }: { readonly time: string }) {
  const state = useContext(DateFieldStateContext);
  const isDone = useRef(false);
  // Setting a segment uses the segments of the last render, so only one is set at a time.
  useEffect(() => {
    if (!state || isDone.current) return;
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const isEmpty = (type: 'hour' | 'minute') =>
      state.segments.some((segment) => segment.type === type && segment.isPlaceholder);
    if (isEmpty('hour')) state.setSegment('hour', hour);
    else if (isEmpty('minute')) state.setSegment('minute', minute);
    else isDone.current = true;
  }, [state, time]);
  return null;
}
