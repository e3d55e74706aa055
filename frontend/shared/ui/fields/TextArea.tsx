import { classNames } from '@frontend/shared/lib/class-names';
import type { ComponentProps } from 'react';
import { Field, type FieldBasics } from './Field';
import fieldCss from './Field.module.css';
import css from './TextArea.module.css';

type Passed = Pick<
  ComponentProps<'textarea'>,
  'name' | 'placeholder' | 'maxLength' | 'rows' | 'onBlur' | 'autoFocus' | 'ref'
>;

interface TextAreaProps extends FieldBasics, Passed {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
}

/** A multi-line text field; grows with its content up to about eight lines. */
export function TextArea({
  value,
  onChange,
  isDisabled,
  isReadOnly,
  rows = 3,
  label,
  error,
  isInvalid,
  hint,
  hintLook,
  isRequired,
  isLabelHidden,
  className,
  ...passed
}: TextAreaProps) {
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
        <div className={fieldCss.box}>
          <textarea
            {...passed}
            {...control}
            className={classNames(fieldCss.control, css.area)}
            rows={rows}
            value={value}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
