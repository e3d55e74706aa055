import { toCalendarDate } from '@frontend/shared/lib/zoned';
import type { CalendarDate } from '@internationalized/date';
import type { Day } from '@schema/values/time/calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { DatePickerParts, type DatePickerPartsProps } from './DatePickerParts';
import { useTypedDate } from './use-typed-date';

interface DateFieldProps extends Omit<DatePickerPartsProps, 'isReadOnly'> {
  /** YYYY-MM-DD; '' while incomplete. */
  readonly value: Day | '';
  readonly onChange: (value: Day | '') => void;
  readonly min?: Day | null;
  readonly max?: Day | null;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
}

const write = (date: CalendarDate) => date.toString();

/** A day in company time; '' while it is incomplete or does not exist. */
export function DateField({
  value,
  onChange,
  min,
  max,
  name,
  onBlur,
  isDisabled,
  isReadOnly,
  ...parts
}: DateFieldProps) {
  const typed = useTypedDate<CalendarDate>({
    value,
    onChange,
    unfinished: '',
    zone: null,
    read: toCalendarDate,
    write,
  });
  const error = typed.problem ?? parts.error;
  return (
    <DatePicker<CalendarDate>
      className={parts.className ?? ''}
      value={typed.date}
      onChange={typed.change}
      minValue={toCalendarDate(min)}
      maxValue={toCalendarDate(max)}
      granularity="day"
      shouldForceLeadingZeros
      name={name}
      onBlur={onBlur}
      onFocusChange={typed.onFocusChange}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired={parts.isRequired}
      isInvalid={parts.isInvalid || Boolean(error)}
      validationBehavior="aria"
    >
      <DatePickerParts {...parts} error={error} isReadOnly={isReadOnly} typed={typed.segments} />
    </DatePicker>
  );
}
