import { ChipField } from '@frontend/shared/ui/fields/ChipField';
import { SearchSelect } from '@frontend/shared/ui/fields/select/SearchSelect';

/** Number of options up to which all are visible. */
const FEW = 12;

interface ChoiceFieldProps<Id extends string> {
  readonly label: string;
  readonly value: Id | null;
  readonly options: readonly { readonly id: Id; readonly title: string }[];
  readonly error?: string | null;
  readonly onChange: (value: Id) => void;
}

/** Chips for a few options, a select for more. */
export function ChoiceField<Id extends string>(props: ChoiceFieldProps<Id>) {
  const { label, value, options, error, onChange } = props;
  if (options.length > FEW) {
    return (
      <SearchSelect
        label={label}
        isRequired
        options={options}
        value={value}
        {...(error !== undefined && { error })}
        onChange={(next) => next !== null && onChange(next)}
      />
    );
  }
  return (
    <ChipField<Id | ''>
      label={label}
      value={value ?? ''}
      options={options}
      onChange={(next) => next && onChange(next)}
    />
  );
}
