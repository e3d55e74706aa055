import { toZoned } from '@frontend/shared/lib/zoned';
import { now, type ZonedDateTime } from '@internationalized/date';
import { MESSAGES } from '@schema/messages';
import { isOutOfReach } from '@schema/values/time/date-reach';
import { useState } from 'react';
import { DatePicker } from 'react-aria-components/DatePicker';
import { DatePickerParts, type DatePickerPartsProps } from './DatePickerParts';
import { useTypedDate } from './use-typed-date';

export interface DateTimeFieldProps extends Omit<DatePickerPartsProps, 'isReadOnly'> {
  /** An instant (ISO 8601), '' or UNFINISHED_MOMENT. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The company's time zone (IANA): the field shows its wall clock, not the device's. */
  readonly zone: string;
  /**
   * The earliest and latest selectable instant (ISO 8601); a typed one beyond is marked invalid.
   */
  readonly min?: string | null;
  readonly max?: string | null;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly autoFocus?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
}

function isBeyond(value: string, min?: string | null, max?: string | null): boolean {
  const instant = Date.parse(value);
  return Boolean((min && instant < Date.parse(min)) || (max && instant > Date.parse(max)));
}

/** Time of a picked day: midnight without a usual one. */
function placeholderAt(zone: string, time = '00:00') {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return now(zone).set({ hour, minute, second: 0, millisecond: 0 });
}

/** Value of an incomplete or impossible moment; forms refuse it as invalid, not as missing. */
export const UNFINISHED_MOMENT = 'unfinished';

const write = (date: ZonedDateTime) => date.toDate().toISOString();

/**
 * Date and time to the minute: typed by segment, pasted, or the day picked from a calendar. A date
 * out of range shows its error as soon as the field is left; the initial date is always valid.
 */
export function DateTimeField({
  value,
  onChange,
  zone,
  min,
  max,
  name,
  onBlur,
  autoFocus,
  isDisabled,
  isReadOnly,
  ...parts
}: DateTimeFieldProps) {
  const [first] = useState(value);
  const typed = useTypedDate<ZonedDateTime>({
    value,
    onChange,
    unfinished: UNFINISHED_MOMENT,
    zone,
    read: (instant) => toZoned(instant, zone),
    write,
  });
  const { date, isTyping } = typed;
  const isFar = !isTyping && value !== first && isOutOfReach(new Date(value), now(zone).toDate());
  const error = typed.problem ?? (parts.error || (isFar ? MESSAGES.period.tooFar : null));
  return (
    <DatePicker<ZonedDateTime>
      className={parts.className ?? ''}
      value={date}
      onChange={typed.change}
      minValue={toZoned(min, zone)}
      maxValue={toZoned(max, zone)}
      // An empty field takes the zone of its placeholder, else the device's.
      placeholderValue={
        date ?? toZoned(parts.usualTime ? '' : min, zone) ?? placeholderAt(zone, parts.usualTime)
      }
      granularity="minute"
      hourCycle={24}
      hideTimeZone
      shouldForceLeadingZeros
      name={name}
      onBlur={onBlur}
      onFocusChange={typed.onFocusChange}
      autoFocus={autoFocus}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired={parts.isRequired}
      isInvalid={parts.isInvalid || Boolean(error) || isBeyond(value, min, max)}
      validationBehavior="aria"
    >
      <DatePickerParts {...parts} error={error} isReadOnly={isReadOnly} typed={typed.segments} />
    </DatePicker>
  );
}
