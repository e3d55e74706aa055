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

/** A native checkbox in our colours; the whole line is its target. */
export function Checkbox({
  label,
  hint,
  isChecked,
  onChange,
  className,
  ...passed
}: CheckboxProps) {
  const hintId = useId();
  return (
    <label className={classNames(css.line, className)}>
      <input
        {...passed}
        type="checkbox"
        className={css.box}
        checked={isChecked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={css.text}>
        {label}
        {hint && (
          <span id={hintId} className={css.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
