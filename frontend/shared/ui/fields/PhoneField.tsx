import { maskPhone } from '@frontend/shared/lib/typing/phone-typing';
import { useTyping } from '@frontend/shared/lib/typing/use-typing';
import type { FocusEventHandler, ReactNode } from 'react';
import { type Combobox, Field, type FieldBasics } from './Field';
import css from './Field.module.css';

export interface PhoneFieldProps extends FieldBasics {
  /** As shown: `+7 (916) 245-18-03`; parsed by normalisePhone from schema/values/phone. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly icon?: ReactNode;
  /** The list of suggestions is rendered in `after`. */
  readonly combobox?: Combobox;
  readonly after?: ReactNode;
  readonly placeholder?: string;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  readonly autoFocus?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
}

/** A Russian phone: accepts any usual spelling, shown as +7 (XXX) XXX-XX-XX. */
export function PhoneField({
  value,
  onChange,
  name,
  icon,
  combobox,
  after,
  placeholder,
  onBlur,
  autoFocus,
  isDisabled,
  isReadOnly,
  ...field
}: PhoneFieldProps) {
  const typing = useTyping(value, onChange, maskPhone);
  return (
    <Field {...field}>
      {(control) => (
        <div className={css.box}>
          {icon && (
            <span className={css.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <input
            {...typing}
            {...control}
            {...combobox}
            className={css.control}
            name={name}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder={placeholder}
            // biome-ignore lint/a11y/noAutofocus: the first field of an opened dialog.
            autoFocus={autoFocus}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onBlur={onBlur}
          />
          {after}
        </div>
      )}
    </Field>
  );
}
