import { MoneyField } from '@frontend/shared/ui/fields/MoneyField';
import { TextArea } from '@frontend/shared/ui/fields/TextArea';
import { TextField } from '@frontend/shared/ui/fields/TextField';
import { CAR_YEAR, PRICE_STEP, TEXT_LIMITS } from '@schema/constants';
import type { CarValues } from '@schema/forms/fleet/car-values';
import { CARS_TEXTS } from '@schema/texts/fleet/cars';
import css from './CarForm.module.css';
import type { CarFormState } from './useCarForm';

type TextName = 'brand' | 'model' | 'licensePlate' | 'color' | 'year';

const FIELDS: readonly {
  readonly name: TextName;
  readonly label: string;
  readonly maxLength: number;
  readonly isRequired?: boolean;
  readonly inputMode?: 'numeric';
}[] = [
  { name: 'brand', label: CARS_TEXTS.brand, maxLength: TEXT_LIMITS.name, isRequired: true },
  { name: 'model', label: CARS_TEXTS.model, maxLength: TEXT_LIMITS.name, isRequired: true },
  { name: 'licensePlate', label: CARS_TEXTS.plate, maxLength: TEXT_LIMITS.plate, isRequired: true },
  { name: 'color', label: CARS_TEXTS.color, maxLength: TEXT_LIMITS.name },
  {
    name: 'year',
    label: CARS_TEXTS.year,
    maxLength: String(CAR_YEAR.max).length,
    inputMode: 'numeric',
  },
];

export function CarBasics({ form }: { readonly form: CarFormState }) {
  const { values, update, errorOf } = form;
  const set = <Name extends keyof CarValues>(name: Name, value: CarValues[Name]) =>
    update((now) => ({ ...now, [name]: value }));
  return (
    <div className={css.panel}>
      <div className={css.grid}>
        {FIELDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            name={name}
            autoComplete="off"
            value={values[name]}
            onChange={(text) =>
              set(name, name === 'licensePlate' ? text.toLocaleUpperCase('ru') : text)
            }
            error={errorOf(name)}
          />
        ))}
        <MoneyField
          label={CARS_TEXTS.deposit}
          name="depositAmount"
          step={PRICE_STEP}
          value={values.depositAmount}
          onChange={(amount) => set('depositAmount', amount)}
          error={errorOf('depositAmount')}
        />
        <TextArea
          className={css.row}
          label={CARS_TEXTS.description}
          name="description"
          rows={2}
          maxLength={TEXT_LIMITS.description}
          value={values.description}
          onChange={(text) => set('description', text)}
          error={errorOf('description')}
        />
      </div>
    </div>
  );
}
