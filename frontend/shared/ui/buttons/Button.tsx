import { classNames } from '@frontend/shared/lib/class-names';
import type { ComponentProps, ReactNode } from 'react';
import { SpinnerMark } from '../feedback/Spinner';
import css from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary per view, secondary beside it, quiet in toolbars. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'regular' | 'large';
  /** An icon before the text; lucide icons are 18 px. */
  readonly icon?: ReactNode;
  /** Shows a spinner and ignores presses and submits; the focus stays. */
  readonly isPending?: boolean;
  readonly isWide?: boolean;
}

export function Button({
  look = 'secondary',
  size = 'regular',
  icon,
  isPending = false,
  isWide = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(css.button, css[look], css[size], isWide && css.wide, className)}
      aria-disabled={isPending || rest['aria-disabled'] || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isPending ? (
        <SpinnerMark />
      ) : (
        icon && (
          <span className={css.icon} aria-hidden="true">
            {icon}
          </span>
        )
      )}
      {children !== undefined && <span className={css.text}>{children}</span>}
    </button>
  );
}
