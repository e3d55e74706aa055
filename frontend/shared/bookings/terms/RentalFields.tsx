import { useZone } from '@frontend/shared/data/session';
import { FIELD_PHONE_ROW_CLASS } from '@frontend/shared/ui/dialogs/DialogParts';
import type { FieldBasics } from '@frontend/shared/ui/fields/Field';
import { MoneyField, type MoneyFieldProps } from '@frontend/shared/ui/fields/MoneyField';
import { PhoneField, type PhoneFieldProps } from '@frontend/shared/ui/fields/PhoneField';
import { Select, type SelectProps } from '@frontend/shared/ui/fields/select/Select';
import { TextField, type TextFieldProps } from '@frontend/shared/ui/fields/TextField';
import { DateTimeField, type DateTimeFieldProps } from '@frontend/shared/ui/pickers/DateTimeField';
import {
  BOOKING_PICKUP_TIME,
  BOOKING_RETURN_TIME,
  PRICE_STEP,
  TEXT_LIMITS,
} from '@schema/constants';
import { BOOKING_FIELDS, type BookingFieldName } from '@schema/fields/booking-fields';
import type { Field } from '@schema/fields/field';
import { BOOKING_TEXTS } from '@schema/texts/bookings/bookings';

const MOMENTS = { startDate: BOOKING_TEXTS.pickup, endDate: BOOKING_TEXTS.return };
const USUAL_TIMES = { startDate: BOOKING_PICKUP_TIME, endDate: BOOKING_RETURN_TIME };

interface MomentFieldProps extends Omit<DateTimeFieldProps, 'label' | 'zone'> {
  readonly name: keyof typeof MOMENTS;
}

/** The pickup or the return, in company time. */
export function MomentField(props: MomentFieldProps) {
  return (
    <DateTimeField
      label={MOMENTS[props.name]}
      usualTime={USUAL_TIMES[props.name]}
      zone={useZone()}
      {...props}
    />
  );
}

export function CustomerField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      className={FIELD_PHONE_ROW_CLASS}
      label={BOOKING_TEXTS.customer}
      placeholder={BOOKING_TEXTS.customerPlaceholder}
      autoComplete="off"
      autoCapitalize="words"
      maxLength={TEXT_LIMITS.name}
      {...props}
    />
  );
}

export function CustomerPhoneField(props: Omit<PhoneFieldProps, 'label'>) {
  return (
    <PhoneField
      className={FIELD_PHONE_ROW_CLASS}
      label={BOOKING_TEXTS.phone}
      placeholder={BOOKING_TEXTS.phonePlaceholder}
      {...props}
    />
  );
}

export function PerDayField(props: Omit<MoneyFieldProps, 'label' | 'step'>) {
  return <MoneyField label={BOOKING_TEXTS.perDay} step={PRICE_STEP} {...props} />;
}

export function SourceField(props: Omit<SelectProps<number>, 'label'>) {
  return <Select label={BOOKING_TEXTS.source} emptyTitle={BOOKING_TEXTS.noSource} {...props} />;
}

interface TermFieldProps extends Omit<FieldBasics, 'label'> {
  readonly name: BookingFieldName;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isReadOnly?: boolean;
  /** Shows the example of the catalogue in an empty field. */
  readonly hasExample?: boolean;
}

/** A term of the catalogue. */
export function TermField({ hasExample, ...props }: TermFieldProps) {
  const { kind, label, placeholder, limit }: Field = BOOKING_FIELDS[props.name];
  if (kind === 'money') return <MoneyField label={label} step={PRICE_STEP} {...props} />;
  return (
    <TextField
      label={label}
      placeholder={hasExample ? placeholder : undefined}
      autoComplete="off"
      maxLength={limit}
      {...props}
    />
  );
}
