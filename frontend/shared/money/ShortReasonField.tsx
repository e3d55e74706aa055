import { TextField } from '@frontend/shared/ui/fields/TextField';
import { TEXT_LIMITS } from '@schema/constants';
import { TILL_FIELD_TEXTS } from '@schema/texts/money/till-field';

interface WithReason {
  /** Absent from values saved on the device by an earlier release. */
  readonly shortReason?: string;
}

interface ShortReasonFieldProps<Values extends WithReason> {
  readonly form: {
    readonly values: Values;
    readonly update: (change: (was: Values) => Values) => void;
    readonly errorOf: (name: 'shortReason') => string | null;
  };
}

/** Why more cash leaves than the till has; asked once the server has refused without it. */
export function ShortReasonField<Values extends WithReason>({
  form: { values, update, errorOf },
}: ShortReasonFieldProps<Values>) {
  const value = values.shortReason ?? '';
  const error = errorOf('shortReason');
  if (value === '' && error === null) return null;
  return (
    <TextField
      label={TILL_FIELD_TEXTS.shortReason}
      name="shortReason"
      isRequired
      maxLength={TEXT_LIMITS.comment}
      value={value}
      onChange={(shortReason) => update((was) => ({ ...was, shortReason }))}
      error={error}
    />
  );
}
