import type { ComponentProps, ReactNode } from 'react';
import { type Combobox, Field, type FieldBasics } from './Field';
import css from './Field.module.css';

type Passed = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'type'
  | 'placeholder'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'spellCheck'
  | 'inputMode'
  | 'maxLength'
  | 'list'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'ref'
>;

export interface TextFieldProps extends FieldBasics, Passed {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** An icon inside the box, before the text. */
  readonly icon?: ReactNode;
  /** Content after the text: a button, a unit. */
  readonly after?: ReactNode;
  /** The list of suggestions is rendered in `after`. */
  readonly combobox?: Combobox;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
}

export function TextField({
  value,
  onChange,
  icon,
  after,
  combobox,
  isDisabled,
  isReadOnly,
  label,
  error,
  isInvalid,
  hint,
  hintLook,
  isRequired,
  isLabelHidden,
  className,
  ...passed
}: TextFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      isInvalid={isInvalid}
      hint={hint}
      hintLook={hintLook}
      isRequired={isRequired}
      isLabelHidden={isLabelHidden}
      className={className}
    >
      {(control) => (
        <div className={css.box}>
          {icon && (
            <span className={css.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <input
            {...passed}
            {...control}
            {...combobox}
            className={css.control}
            value={value}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
          />
          {after}
        </div>
      )}
    </Field>
  );
}
