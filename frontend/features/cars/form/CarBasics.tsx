import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { NumberField } from '@frontend/shared/ui/fields/NumberField';
import { PlateField } from '@frontend/shared/ui/fields/PlateField';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { PRICE_STEP } from '@schema/constants';
import { CAR_FIELD_NAMES, CAR_FIELDS, type CarFieldName } from '@schema/fields/car-fields';
import css from './CarForm.module.css';
import type { CarFormState } from './useCarForm';

interface CarFieldProps {
  readonly name: CarFieldName;
  readonly form: CarFormState;
}

export function CarBasics({ form }: { readonly form: CarFormState }) {
  return (
    <div className={css.panel}>
      <div className={css.grid}>
        {CAR_FIELD_NAMES.map((name) => (
          <CarField key={name} name={name} form={form} />
        ))}
      </div>
    </div>
  );
}

function CarField({ name, form }: CarFieldProps) {
  const { values, update, errorOf } = form;
  const field = CAR_FIELDS[name];
  const props = {
    name,
    label: field.label,
    value: values[name],
    error: errorOf(name),
    onChange: (value: string) => update((now) => ({ ...now, [name]: value })),
  };
  if (field.kind === 'money') return <MoneyField {...props} step={PRICE_STEP} />;
  if (field.kind === 'number') return <NumberField {...props} />;
  if (name === 'licensePlate') return <PlateField {...props} maxLength={field.limit} isRequired />;
  if ('isLong' in field) {
    return <TextArea {...props} className={css.row} rows={2} maxLength={field.limit} />;
  }
  return (
    <TextField
      {...props}
      autoComplete="off"
      maxLength={field.limit}
      isRequired={'isRequired' in field}
    />
  );
}
