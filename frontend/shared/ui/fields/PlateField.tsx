import type { TypedText } from '@frontend/shared/lib/typing/typed-text';
import { useTyping } from '@frontend/shared/lib/typing/use-typing';
import { Field, type FieldBasics } from './Field';
import css from './Field.module.css';

interface PlateFieldProps extends FieldBasics {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly maxLength?: number;
}

const upperCased = ({ text, caret }: TypedText): TypedText => ({
  text: text.toLocaleUpperCase('ru'),
  caret,
});

/** A number plate, converted to upper case while typing (requirements.md, F5). */
export function PlateField({ value, onChange, name, maxLength, ...field }: PlateFieldProps) {
  const typing = useTyping(value, onChange, upperCased);
  return (
    <Field {...field}>
      {(control) => (
        <div className={css.box}>
          <input
            {...typing}
            {...control}
            className={css.control}
            name={name}
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
      )}
    </Field>
  );
}
