import { useId } from 'react';
import { Row } from '../layout/Row';
import fieldsetCss from '../styles/fieldset.module.css';
import css from './ChipField.module.css';

interface ChipFieldProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly title: string }[];
  readonly onChange: (value: Id) => void;
  readonly isDisabled?: boolean;
}

/** A choice of one of a few visible options, each one tap. */
export function ChipField<Id extends string>(props: ChipFieldProps<Id>) {
  const { label, value, options, onChange, isDisabled } = props;
  const name = useId();
  return (
    <fieldset className={fieldsetCss.fieldset} disabled={isDisabled}>
      <legend className={fieldsetCss.legend}>{label}</legend>
      <Row gap={8} wrap>
        {options.map(({ id, title }) => (
          <label key={id} className={css.chip}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {title}
          </label>
        ))}
      </Row>
    </fieldset>
  );
}
