import {
  groupAmount,
  isWithoutCurrency,
  stepAmount,
} from '@frontend/shared/lib/typing/money-typing';
import { useTyping } from '@frontend/shared/lib/typing/use-typing';
import { KIT_TEXTS } from '@schema/texts/shell/shell';
import type { FocusEventHandler, KeyboardEvent } from 'react';
import { Field, type FieldBasics } from './Field';
import fieldCss from './Field.module.css';
import css from './MoneyField.module.css';

export interface MoneyFieldProps extends FieldBasics {
  /** Roubles as typed: `12 600,50`; parsed by parseAmount from schema/values/money. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Roubles per press of an arrow key; 100 for prices (requirements.md, X2). */
  readonly step?: number;
  readonly name?: string;
  readonly placeholder?: string;
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
}

/** An amount in roubles: grouped thousands, ₽ after the digits, arrow keys step by 100. */
export function MoneyField({
  value,
  onChange,
  step = 100,
  name,
  placeholder,
  onBlur,
  isDisabled,
  isReadOnly,
  autoFocus,
  ...field
}: MoneyFieldProps) {
  const typing = useTyping(value, onChange, groupAmount);
  const stepOnArrow = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isReadOnly || event.altKey)
      return;
    event.preventDefault();
    onChange(stepAmount(value, event.key === 'ArrowUp' ? 1 : -1, step));
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={fieldCss.box}>
          <input
            {...typing}
            {...control}
            className={fieldCss.control}
            name={name}
            placeholder={placeholder}
            inputMode="decimal"
            autoComplete="off"
            disabled={isDisabled}
            readOnly={isReadOnly}
            // biome-ignore lint/a11y/noAutofocus: the first field of an opened dialog.
            autoFocus={autoFocus}
            onBlur={onBlur}
            onKeyDown={stepOnArrow}
          />
          {value !== '' && isWithoutCurrency(value) && (
            <span className={css.trail} aria-hidden="true">
              <span className={css.echo}>{typing.value}</span>
              {KIT_TEXTS.rouble}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
