import { toCalendarDate } from '@frontend/shared/lib/zoned';
import type { CalendarDate } from '@internationalized/date';
import type { Day } from '@schema/values/time/calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { DatePickerParts, type DatePickerPartsProps } from './DatePickerParts';

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

/** A day in company time. */
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
  return (
    <DatePicker<CalendarDate>
      className={parts.className ?? ''}
      value={toCalendarDate(value)}
      onChange={(next) => onChange(next?.toString() ?? '')}
      minValue={toCalendarDate(min)}
      maxValue={toCalendarDate(max)}
      granularity="day"
      shouldForceLeadingZeros
      name={name}
      onBlur={onBlur}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isRequired={parts.isRequired}
      isInvalid={parts.isInvalid || Boolean(parts.error)}
      validationBehavior="aria"
    >
      <DatePickerParts {...parts} isReadOnly={isReadOnly} />
    </DatePicker>
  );
}
