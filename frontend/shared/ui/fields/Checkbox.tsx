import { classNames } from '@frontend/shared/lib/class-names';
import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './Checkbox.module.css';

interface CheckboxProps
  extends Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'disabled' | 'className'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A native checkbox in the product's colours; the whole line is its target. */
export function Checkbox({
  label,
  hint,
  isChecked,
  onChange,
  className,
  ...passed
}: CheckboxProps) {
  const id = useId();
  // Without it the hint inside the label would be part of the name.
  const described = hint
    ? { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` }
    : {};
  return (
    <label className={classNames(css.line, className)}>
      <input
        {...passed}
        type="checkbox"
        className={css.box}
        checked={isChecked}
        {...described}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={css.text}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={css.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
